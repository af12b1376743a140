import { randomUUID } from 'node:crypto'
import type { Patch } from '../applications/patch.ts'
import { validateForm } from '../validation/form-validator.ts'
import { checkAccount } from './bank-account.ts'
import type { SubmissionHandler, SubmissionInput } from './submission.ts'

/** By hand, from the account that receives the money, or from another. */
export const repayment: SubmissionHandler = async (input) => {
  const answers = validateForm(input.tenant.forms, 'bank/autopay', input.values)
  if (answers.payType === 'MANUAL') return { heloc: { payType: 'MANUAL' } }
  const { sameAccount, accountType, routingNumber, accountNumber, accountNumberRepeated } = answers
  if (sameAccount === true) return fromSameAccount(input)
  // The form asks for all four when another account is chosen.
  if (!accountType || !routingNumber || !accountNumber || !accountNumberRepeated)
    throw new Error('flows/forms/bank/autopay.json lets an account pass that is not whole.')
  const account = await checkAccount(input, {
    accountType,
    routingNumber,
    accountNumber,
    accountNumberRepeated,
  })
  return {
    heloc: { payType: 'AUTOPAY', autopayAccount: account.shown },
    loanFile: { autopayAccount: account.sealed },
    status: { giactAccountStatus: account.status },
  }
}

function fromSameAccount({ application: { heloc, loanFile } }: SubmissionInput): Patch {
  const { disburseAccount } = heloc
  if (disburseAccount === undefined || loanFile.disburseAccount === undefined)
    throw new Error('AUTOPAY_ACCOUNT is reached only with a disbursement account.')
  return {
    heloc: { payType: 'AUTOPAY', autopayAccount: { ...disburseAccount, uuid: randomUUID() } },
    loanFile: { autopayAccount: loanFile.disburseAccount },
  }
}
