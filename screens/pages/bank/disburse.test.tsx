import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { loadForm } from '../../kit/forms/load-form.ts'
import Disburse from './disburse.tsx'

const practice = [
  { publicToken: 'plaid-sandbox-first', name: 'First Practice Bank' },
  { publicToken: 'plaid-sandbox-own', name: 'Harbor Savings', ownSite: true },
  { publicToken: 'plaid-sandbox-out', name: 'Outage Bank', fails: true },
]
const session = { vendor: 'PLAID', linkToken: 'plaid-sandbox-1', practice }
const answers = { '/link-sessions/BANK_ACCOUNT': session }

async function openWindow() {
  const page = await renderPage(<Disburse />, { answers, hasForm: false })
  await userEvent.click(screen.getByRole('button', { name: 'Link my bank' }))
  await screen.findByText('First Practice Bank')
  expect(screen.queryByLabelText('Routing number')).toBeNull()
  return page
}
const link = async (bank: string) => {
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(bank) }))
  await userEvent.click(screen.getByRole('button', { name: 'Link account' }))
}

const typeNumbers = () => userEvent.click(screen.getByRole('button', { name: 'Enter the numbers' }))

beforeEach(() => sessionStorage.clear())
// A form that loads while its fold opens would stay suspended between two polls of a test.
beforeAll(() => loadForm('bank/disburse'))

describe('bank/disburse', () => {
  it('sends the token of the bank that was linked, and no number', async () => {
    const { submissions } = await openWindow()
    await link('First Practice Bank')
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'linked-account',
      values: { publicToken: 'plaid-sandbox-first' },
    })
  })

  it('leaves for the return page where the bank asks to sign in at its own site', async () => {
    const { submissions } = await openWindow()
    await link('Harbor Savings')
    expect(screen.getByTestId('place').textContent).toBe(
      '/account/heloc/plaid-oauth-success?oauth_state_id=plaid-sandbox-1',
    )
    expect(submissions).toEqual([])
  })

  it('says that nothing was shared when the bank cannot be reached', async () => {
    const { submissions } = await openWindow()
    await link('Outage Bank')
    expect(screen.getByRole('alert').textContent).toContain('Nothing was shared')
    expect(submissions).toEqual([])
  })

  it('closes the window on cancelling, and the numbers can be typed', async () => {
    await openWindow()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and go back' }))
    screen.getByRole('button', { name: 'Link my bank' })
    expect(screen.queryByLabelText('Routing number')).toBeNull()
    await typeNumbers()
    await screen.findByRole('img', { name: /routing number, the account number/ })
  })

  it('shows the numbers again to whom the page is reloaded while they type', async () => {
    const { unmount } = await renderPage(<Disburse />, { answers, hasForm: false })
    await typeNumbers()
    unmount()
    await renderPage(<Disburse />, { answers })
    screen.getByLabelText('Routing number')
  })

  it('offers to show a statement once the bank did not confirm what was typed', async () => {
    const refusal = { code: 'ACCOUNT_REFUSED', errors: ['The bank could not confirm this account.'] }
    await renderPage(<Disburse />, { refusals: { 'disbursement-account': refusal }, hasForm: false })
    await typeNumbers()
    await userEvent.click(screen.getByRole('radio', { name: 'Checking' }))
    await userEvent.type(screen.getByLabelText('Routing number'), '021000021')
    await userEvent.type(screen.getByLabelText('Account number'), '0000000001')
    await userEvent.type(screen.getByLabelText('Confirm account number'), '0000000001')
    await userEvent.click(screen.getByRole('button', { name: 'Save this account' }))
    const paper = await screen.findByRole('link', { name: 'Upload a statement or a check' })
    expect(paper.getAttribute('href')).toMatch(/\/bank\/manual-disburse$/)
  })
})
