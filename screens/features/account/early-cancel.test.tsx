import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { EarlyCancel } from './early-cancel.tsx'

it('does not tell a co-owner where they live: only the borrower said so', async () => {
  await renderScreen(<EarlyCancel onSubmit={async () => undefined} isCoOwner />)
  screen.getByText(/^If the home is where you live, you may cancel/)
  expect(screen.queryByText(/^The home is where you live/)).toBeNull()
})
