import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import ManualDisburse from './manual-disburse.tsx'

const uuid = 'b0000000-0000-4000-8000-000000000001'

async function typeAccount() {
  await userEvent.click(screen.getByRole('radio', { name: 'Checking' }))
  await userEvent.type(screen.getByLabelText('Routing number'), '021000021')
  await userEvent.type(screen.getByLabelText('Account number'), '0000000001')
  await userEvent.type(screen.getByLabelText('Confirm account number'), '0000000001')
  await userEvent.click(screen.getByRole('button', { name: 'Save this account' }))
}

describe('bank/manual-disburse', () => {
  it('sends nothing before a statement or a check is added', async () => {
    const { submissions } = await renderPage(<ManualDisburse />)
    await typeAccount()
    expect(screen.getByRole('alert').textContent).toContain('Add a statement or a voided check.')
    expect(submissions).toEqual([])
  })

  it('sends the numbers with the paper that shows them', async () => {
    const documents = [{ uuid, type: 'BANK_STATEMENT' as const, name: 'check.png' }]
    const { submissions } = await renderPage(<ManualDisburse />, { heloc: { documents } })
    await typeAccount()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'account-by-paper',
      values: { documents: [uuid], routingNumber: '021000021', accountNumber: '0000000001' },
    })
  })
})
