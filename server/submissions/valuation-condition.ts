import type { FormValues } from '#generated/forms'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import { checkAccount } from './bank-account.ts'
import { type FeeAccount, requestValuation } from './request-valuation.ts'
import type { SubmissionHandler, SubmissionInput } from './submission.ts'

/** The same in Texas: with the condition of the home, and paid from the account on file where there is one. */
export const valuationCondition: SubmissionHandler = async (input) => {
  const answers = validateForm(input.tenant.forms, 'bpo/condition', input.values)
  const { property } = input.application.heloc
  const patch = requestValuation(input, 'bpo/condition', {
    ...answers,
    feeAccount: await chosenAccount(input, answers),
  })
  return {
    ...patch,
    heloc: { ...patch.heloc, property: { ...property, condition: answers.condition } },
    loanFile: { ...patch.loanFile, repairsUnderWay: answers.repairs },
  }
}

async function chosenAccount(
  input: SubmissionInput,
  answers: FormValues['bpo/condition'],
): Promise<FeeAccount> {
  const { sameAccount, accountType, routingNumber, accountNumber, accountNumberRepeated } = answers
  if (sameAccount) return accountOnFile(input)
  // The form asks for all four when another account is chosen.
  if (!accountType || !routingNumber || !accountNumber || !accountNumberRepeated)
    throw new Error('flows/forms/bpo/condition.json lets an account pass that is not whole.')
  const typed = { accountType, routingNumber, accountNumber, accountNumberRepeated }
  return { ...(await checkAccount(input, typed)).sealed, routingNumber }
}

function accountOnFile({ application: { heloc, loanFile } }: SubmissionInput): FeeAccount {
  const { routingNumber } = heloc.disburseAccount ?? {}
  if (loanFile.disburseAccount === undefined || routingNumber === undefined)
    throw new Problem(422, 'NO_ACCOUNT')
  return { ...loanFile.disburseAccount, routingNumber }
}
