import { answersOf } from '../../validation/answers-of.ts'
import { checkAccount } from '../parts/bank-account.ts'
import { submission } from '../submission.ts'

const asked = answersOf('bank/disburse', 'routingNumber', 'accountNumber', 'accountType')

export const disbursementAccount = submission(asked, async (input) => {
  const account = await checkAccount(input, input.answers)
  return {
    heloc: { disburseAccount: account.shown },
    loanFile: { disburseAccount: account.sealed, disburseAccountAt: input.now.toISOString() },
    status: { giactAccountStatus: account.status },
  }
})
