import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { ProgressView } from './progress-view.tsx'

it('says beside the bar, before anything is unfolded, that it measures the whole way', async () => {
  const steps = [
    { id: 'contact', label: 'Contact Info', state: 'done' },
    { id: 'login', label: 'Login Info', state: 'current' },
  ] as const
  await renderScreen(<ProgressView label="Progress" steps={steps} percent={17} />)
  const bar = (await screen.findByText('Step 2 of 2: Login Info')).closest('summary')
  expect(within(bar as HTMLElement).getByText(/17% of the whole way is done/)).toBeTruthy()
})
