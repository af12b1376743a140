import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import Autopay from './autopay.tsx'

const below = `/account/heloc/${applicationUuid}`
const account = { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' }

const open = (heloc: object) =>
  renderPage(
    <Routes>
      <Route path="/account/heloc/:uuid/*" element={<Autopay />} />
    </Routes>,
    { path: `${below}/bank/autopay`, heloc, status: { checklistStatus: 'AUTOPAY_ACCOUNT' } },
  )

describe('bank/autopay', () => {
  it('names the account that receives the money, and leads to both accounts for review', async () => {
    await open({ disburseAccount: { ...account, bankName: 'Harbor Savings' } })
    const link = screen.getByRole('link', { name: 'See your accounts' })
    expect(link.closest('p')?.textContent).toMatch(/Harbor Savings.*4321/)
    expect(link.getAttribute('href')).toBe(`${below}/bank/confirm`)
  })

  it('begins autopay with the account on file, and preselects no way to repay', async () => {
    const { submissions } = await open({ disburseAccount: account })
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: /Autopay/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const values = { payType: 'AUTOPAY', sameAccount: true }
    await waitFor(() => expect(submissions.map((sent) => sent.values)).toEqual([values]))
  })

  it('asks for the account where none is on file', async () => {
    const { submissions } = await open({})
    await userEvent.click(screen.getByRole('radio', { name: /Autopay/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Which account')
    expect(submissions).toEqual([])
  })

  it('leads to no account where there is none, as at a lender that pays to a wallet', async () => {
    await open({})
    expect(screen.queryByRole('link')).toBeNull()
  })
})
