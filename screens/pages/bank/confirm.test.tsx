import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { saveToken } from '../../api/session/session.ts'
import ConfirmAccounts from './confirm.tsx'

const account = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  bankName: 'Harbor Savings',
  accountType: 'CHECKING' as const,
  accountNumber: '••••4321',
  routingNumber: '021000021',
  mask: '4321',
}
const texts = () => document.body.textContent

describe('bank/confirm', () => {
  it('shows an account by its last four digits, and never its routing number', async () => {
    await renderPage(<ConfirmAccounts />, {
      hasForm: false,
      heloc: { disburseAccount: account, autopayAccount: account, payType: 'AUTOPAY' },
    })
    expect(screen.getAllByText('Ending in 4321')).toHaveLength(2)
    expect(texts()).not.toContain('021000021')
  })

  it('says that each bill is paid by hand where that was chosen', async () => {
    await renderPage(<ConfirmAccounts />, {
      hasForm: false,
      heloc: { disburseAccount: account, payType: 'MANUAL' },
      status: { giactAccountStatus: 'PENDING_REVIEW' },
    })
    expect(texts()).toContain('You pay each bill yourself')
    screen.getByText('We are still reviewing an account')
  })

  it('says so while there is no account', async () => {
    await renderPage(<ConfirmAccounts />, { hasForm: false })
    expect(texts()).toContain('No account yet')
    expect(texts()).toContain('Not chosen yet')
  })

  it.each([undefined, '2026-03-09T10:00:00.000Z'])(
    'names the wallet of a crypto line, and no account to come: funded %s',
    async (fundedAt) => {
      saveToken(sampleToken('Ada'))
      await renderPage(<ConfirmAccounts />, {
        hasForm: false,
        heloc: { isCrypto: true, ...(fundedAt && { fundedAt }) },
        answers: { '/account/access': { account: { name: 'Ada', address: 'tp1hz3kq8y2vx7w9a0c5' } } },
      })
      await screen.findByText('Your wallet tp1hz3…9a0c5')
      expect(texts()).toContain('We send a statement by mail')
      expect(texts()).not.toMatch(/No account yet|Not chosen yet/)
    },
  )

  it('leads from a funded line back to its end, and says nothing of signing', async () => {
    await renderPage(<ConfirmAccounts />, {
      hasForm: false,
      heloc: {
        disburseAccount: account,
        noteSignedAt: '2026-03-02T10:00:00.000Z',
        fundedAt: '2026-03-09T10:00:00.000Z',
      },
      status: { checklistStatus: 'COMPLETE' },
    })
    const back = screen.getByRole('link', { name: 'Back to my application' })
    expect(back.getAttribute('href')).toBe(`/account/heloc/${applicationUuid}/complete`)
    expect(texts()).toContain('Your funds went to')
    expect(texts()).toContain('Where your funds went')
    expect(texts()).not.toContain('before you sign')
  })
})
