import { randomUUID } from 'node:crypto'
import type { Patch } from '../../applications/change/patch.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { checkAccount } from '../parts/bank-account.ts'
import { type SubmissionInput, submission } from '../submission.ts'

const asked = answersOf(
  'bank/autopay',
  'payType',
  'sameAccount',
  'routingNumber',
  'accountNumber',
  'accountType',
)

/** Stores the way of repayment: manual, from the account that receives the money, or from another account. */
export const repayment = submission(asked, async (input) => {
  const { answers } = input
  if (answers.payType === 'MANUAL') return { heloc: { payType: 'MANUAL' } }
  const { sameAccount, accountType, routingNumber, accountNumber } = answers
  if (sameAccount === true) return fromSameAccount(input)
  // The form requires all three if another account is chosen.
  if (!accountType || !routingNumber || !accountNumber)
    throw new Error('flows/forms/bank/autopay.json lets an account pass that is not whole.')
  const isPending = input.application.status.giactAccountStatus === 'PENDING_REVIEW'
  const account = await checkAccount(input, { accountType, routingNumber, accountNumber })
  return {
    heloc: { payType: 'AUTOPAY', autopayAccount: account.shown },
    loanFile: { autopayAccount: account.sealed },
    // One status for both accounts: what the bank says of this one settles nothing about the other.
    status: isPending ? {} : { giactAccountStatus: account.status },
  }
})

function fromSameAccount({ application: { heloc, loanFile } }: SubmissionInput): Patch {
  const { disburseAccount } = heloc
  if (disburseAccount === undefined || loanFile.disburseAccount === undefined)
    throw new Error('AUTOPAY_ACCOUNT is reached only with a disbursement account.')
  return {
    heloc: { payType: 'AUTOPAY', autopayAccount: { ...disburseAccount, uuid: randomUUID() } },
    loanFile: { autopayAccount: loanFile.disburseAccount },
  }
}
