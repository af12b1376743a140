import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { CreditBureau } from './vendors.ts'

export const sandboxCredit: CreditBureau = {
  pull: async (kind, { lastName }) => {
    const answer = sandboxAnswer(sandbox.credit, { lastName })
    const outcome = kind === 'SOFT' ? answer.softOutcome : answer.hardOutcome
    if (outcome === 'ERROR') return { outcome: 'ERROR' }
    const { score, monthlyDebt, openInquiries } = answer
    return { outcome: 'REPORT', score, monthlyDebtCents: monthlyDebt * 100, openInquiries }
  },
}
