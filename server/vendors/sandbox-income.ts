import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { IncomeVerifier } from './vendors.ts'

export const sandboxIncome: IncomeVerifier = {
  verify: async ({ lastName, employers, hasPaystub }) => {
    const proof = hasPaystub ? 'PAYSTUB' : 'LINKED'
    const outcomes = ['', ...employers].map(
      (employer) => sandboxAnswer(sandbox.income, { lastName, employer, proof }).outcome,
    )
    return outcomes.includes('INSUFFICIENT') ? 'INSUFFICIENT' : 'VERIFIED'
  },
}
