import { validateForm } from '../validation/form-validator.ts'
import { checkAccount } from './bank-account.ts'
import type { SubmissionHandler } from './submission.ts'

export const disbursementAccount: SubmissionHandler = async (input) => {
  const account = await checkAccount(input, validateForm(input.tenant.forms, 'bank/disburse', input.values))
  return {
    heloc: { disburseAccount: account.shown },
    loanFile: { disburseAccount: account.sealed },
    status: { giactAccountStatus: account.status },
  }
}
