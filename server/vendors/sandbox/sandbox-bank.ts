import type { BankVerifier } from '../ports/bank-verifier.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

const statuses = ['VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION'] as const

export const sandboxBank: BankVerifier = {
  check: async ({ accountNumber }) => {
    const answer = sandboxAnswer(sandbox.bank, { accountNumber })
    const status = statuses.find((known) => known === answer.status) ?? 'FAILED_VERIFICATION'
    return { status, bankName: answer.bankName }
  },
}
