import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import IncomeReview from './review.tsx'

const stated = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  status: 'STATED' as const,
  annualIncome: 90_000,
}
const linked = { ...stated, employer: 'Northwind Foods', status: 'PENDING' as const }
const confirm = () => userEvent.click(screen.getByRole('checkbox'))
const button = () => screen.getByRole('button', { name: 'Send for verification' })

describe('income/review', () => {
  it('sends nothing while an income is only stated, and says what is missing', async () => {
    const { submissions } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [stated] } })
    await confirm()
    await userEvent.click(button())
    expect(screen.getByRole('alert').textContent).toContain(
      'Link one source of income or upload one document',
    )
    expect(submissions).toEqual([])
  })

  it('sends once for a double click when an income is linked', async () => {
    const { submissions } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [linked] } })
    await confirm()
    await userEvent.dblClick(button())
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({ name: 'income', values: { confirmed: true } })
  })

  it.each([
    ['FULL_TIME', 'Payroll'],
    ['SELF_EMPLOYED', 'Tax return'],
    ['RETIRED', 'Bank deposits'],
  ] as const)('recommends to one who earns as %s: %s', async (employmentType, way) => {
    const incomeSources = [{ ...stated, employmentType }]
    const { container } = await renderPage(<IncomeReview />, { heloc: { incomeSources } })
    const [recommended] = Array.from(container.querySelectorAll('.way'))
    expect(recommended?.textContent).toContain(way)
    expect(container.querySelector('details')?.open).toBe(false)
    expect(screen.getAllByText(way)).toHaveLength(1)
  })

  it('makes the way to link the main action until an income is linked, then the sending', async () => {
    const { container, unmount } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [stated] } })
    expect(container.querySelector('[data-main="true"]')?.textContent).toContain('Payroll')
    expect(button().closest('[data-next]')?.getAttribute('data-next')).toBe('false')
    unmount()
    const { container: later } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [linked] } })
    expect(later.querySelector('[data-main="true"]')).toBeNull()
    expect(button().closest('[data-next]')?.getAttribute('data-next')).toBe('true')
  })

  it('links an income in its place, and shows the ways again once that is done or thought better of', async () => {
    const session = { vendor: 'TRUV', linkToken: 'a', practice: [{ publicToken: 'b', name: 'Harbor Works' }] }
    const answers = { '/link-sessions/TRUV_PAYROLL': session, '/income-links/TRUV_PAYROLL': {} }
    const { routing } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [stated] }, answers })
    const payroll = async () => (await screen.findAllByRole('button', { name: /^Payroll/ }))[0] as HTMLElement
    await userEvent.click(await payroll())
    expect(screen.queryByRole('button', { name: 'Send for verification' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel and go back' }))
    await userEvent.click(await payroll())
    await userEvent.click(await screen.findByRole('radio', { name: /Harbor Works/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Link account' }))
    await payroll()
    expect(routing.refresh).toHaveBeenCalledOnce()
  })

  it('asks for no proof beside an income that was told once one is linked', async () => {
    const { unmount } = await renderPage(<IncomeReview />, { heloc: { incomeSources: [stated] } })
    expect(screen.getAllByText('Proof needed')).toHaveLength(1)
    unmount()
    await renderPage(<IncomeReview />, { heloc: { incomeSources: [stated, { ...linked, uuid: 'b' }] } })
    expect(screen.queryByText('Proof needed')).toBeNull()
    expect(screen.getByText('What you told us')).toBeTruthy()
  })

  it('asks for a paper once what was linked did not show enough', async () => {
    const { submissions } = await renderPage(<IncomeReview />, {
      heloc: { incomeSources: [linked] },
      status: { manualPaystubUpload: true },
    })
    screen.getByText('We need one more document to verify your income')
    screen.getByText('Checked: it did not show enough')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.split('The')[0])).toEqual([
      'Paystub',
      'Bank statementAll pages of the last month’s statement.',
    ])
    expect(document.body.textContent).not.toMatch(/Linked|Linking is the fastest/)
    await confirm()
    await userEvent.click(button())
    expect(screen.getByRole('alert').textContent).toContain('Upload a paystub')
    expect(submissions).toEqual([])
  })
})
