import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import EstimateValue from './estimate-value.tsx'

// Answers are typed key by key, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

// Each test begins without the answers that the page stored in the previous one.

const open = (checklistStatus: 'NO_AVM_FOUND' | 'RESIDENTIAL_EVALUATION_ESTIMATE' = 'NO_AVM_FOUND') =>
  renderPage(<EstimateValue />, { status: { checklistStatus } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const value = () => screen.getByRole('textbox', { name: /What would the home sell for today/ })

describe('bpo/estimate-value', () => {
  it('says why a computer could not value the home', async () => {
    const { unmount } = await open()
    screen.getByText(/there is not enough data/)
    unmount()
    await open('RESIDENTIAL_EVALUATION_ESTIMATE')
    screen.getByText(/Few homes are sold near yours/)
  })

  it('names the fee before anything is agreed to', async () => {
    await open()
    screen.getByText(/It costs \$180/)
  })

  it('sends the value and the condition', async () => {
    const { submissions } = await open()
    await userEvent.type(value(), '780,000')
    await userEvent.click(screen.getByRole('radio', { name: /Good/ }))
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'value-estimate', values: { estimatedValue: 780_000, condition: 'GOOD' } },
      ]),
    )
  })

  it('keeps what was typed when the value cannot be right', async () => {
    const { submissions } = await open()
    await userEvent.type(value(), '12')
    await send()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toMatch(/10,?000 or more/)
    expect(screen.getByDisplayValue('12')).toBe(value())
    expect(submissions).toEqual([])
  })
})
