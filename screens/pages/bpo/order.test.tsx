import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type PageSetting, renderPage } from '../../../tests/support/browser/render-page.tsx'
import BpoCondition from './condition.tsx'
import OrderBpo from './order-bpo.tsx'

// Account numbers are typed key by key, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const textHash = 'a'.repeat(64)
const answers = {
  '/disclosures/valuation-fee': {
    id: 'valuation-fee',
    title: 'Order',
    version: '2026-01',
    textHash,
    sections: [],
  },
}
const profile = { phoneNumbers: [{ number: '+12075550100' }] }
const typeAccount = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Checking' }))
  await userEvent.type(screen.getByLabelText(/Routing number/), '021000021')
  await userEvent.type(screen.getByLabelText(/^Account number(?! again)/), '987654321')
  await userEvent.type(screen.getByLabelText(/Confirm account number/), '987654321')
}
const send = (name = 'Order and pay $180') => userEvent.click(screen.getByRole('button', { name }))

describe('bpo/order-bpo', () => {
  const open = (heloc: NonNullable<PageSetting['heloc']> = {}) =>
    renderPage(<OrderBpo />, { heloc, profile, answers, status: { bpo: 'REQUIRED' } })

  it('shows what is ordered, by whom, for how much, beside the applicant’s own estimate', async () => {
    await open({ valuation: { kind: 'EVALUATION' }, property: { value: 780_000, valueSource: 'STATED' } })
    screen.getByText(/licensed property evaluator/)
    screen.getByText('$180, paid once')
    screen.getByText('$780,000')
  })

  it('orders nothing without agreement to the fee', async () => {
    const { submissions } = await open()
    await typeAccount()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Required')
    expect(submissions).toEqual([])
  })

  it('sends the account and the text that was agreed to', async () => {
    const { submissions } = await open()
    await typeAccount()
    await userEvent.click(screen.getByRole('checkbox', { name: /I order the valuation/ }))
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'valuation-order',
      values: { feeConsent: true, consentTextHash: textHash, routingNumber: '021000021' },
    })
  })

  it('says that the bank refused the fee, and that nothing was charged', async () => {
    await open({ valuation: { kind: 'BPO', feeRefused: true } })
    screen.getByText('Your bank declined the payment')
    screen.getByText(/Nothing was charged/)
  })
})

describe('bpo/condition', () => {
  const open = (heloc: NonNullable<PageSetting['heloc']> = {}) =>
    renderPage(<BpoCondition />, { heloc, profile, answers, status: { bpo: 'REQUIRED' } })
  const describeHome = async () => {
    await userEvent.click(screen.getByRole('radio', { name: /Good/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /I order the valuation/ }))
  }

  it('says what the law of Texas asks for', async () => {
    await open()
    screen.getByText(/Texas Constitution/)
  })

  it('has the condition filled in that was given with the estimate, and none that others say', async () => {
    const good = () => screen.getByRole<HTMLInputElement>('radio', { name: /Good/ })
    const { unmount } = await open({ property: { condition: 'GOOD', valueSource: 'STATED' } })
    expect(document.body.textContent).toContain('We filled in the condition you gave with your estimate')
    expect(good().checked).toBe(true)
    unmount()
    await open({ property: { condition: 'GOOD', valueSource: 'AUTOMATED' } })
    expect(document.body.textContent).toContain('Tell us its condition')
    expect(good().checked).toBe(false)
  })

  it('pays from the account on file without asking for its numbers again', async () => {
    const { submissions } = await open({ disburseAccount: { routingNumber: '021000021', mask: '4321' } })
    await describeHome()
    await userEvent.click(screen.getByRole('radio', { name: 'The account that receives my funds' }))
    expect(screen.queryByLabelText(/Routing number/)).toBeNull()
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'valuation-condition', values: { condition: 'GOOD', repairs: false, sameAccount: true } },
      ]),
    )
  })

  it('asks for an account at once where none is on file', async () => {
    const { submissions } = await open()
    expect(screen.queryByText('The account that receives my funds')).toBeNull()
    await describeHome()
    await typeAccount()
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([{ values: { sameAccount: false, accountNumber: '987654321' } }]),
    )
  })

  it('orders for nothing, and asks for no account and no agreement to a fee, where an automated value exists', async () => {
    const { submissions } = await open({ property: { value: 780_000, valueSource: 'AUTOMATED' } })
    screen.getByText(/None: there is an automated valuation/)
    expect(screen.queryByText(/\$180/)).toBeNull()
    expect(screen.queryByText('Pay from this account')).toBeNull()
    expect(screen.queryByLabelText(/Routing number/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Good/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await send('Order the valuation')
    await waitFor(() =>
      expect(submissions).toMatchObject([{ name: 'valuation-condition', values: { sameAccount: true } }]),
    )
    expect(submissions[0]?.values).not.toHaveProperty('consentTextHash')
  })
})
