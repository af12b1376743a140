import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import IncorrectPin from './incorrect-pin.tsx'

describe('review-app/incorrect-pin', () => {
  it('says where the right PIN stands, and sends it', async () => {
    const { submissions } = await renderPage(<IncorrectPin />, {
      status: { checklistStatus: 'WAITING_FOR_CREDIT_PIN', creditFrozenWithPin: true },
      heloc: { lockedBureau: 'EQUIFAX' },
    })
    screen.getByText('Each bureau issues its own PIN. This one must come from Equifax.')
    await userEvent.click(screen.getByRole('radio', { name: 'I have a PIN from the bureau' }))
    await userEvent.type(await screen.findByLabelText('PIN'), '482913')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for my report again' }))
    await waitFor(() =>
      expect(submissions).toMatchObject([{ name: 'credit-release', values: { pin: '482913' } }]),
    )
  })
})
