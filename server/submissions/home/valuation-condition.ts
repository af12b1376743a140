import { valuationFeeCents } from '../../applications/valuation-fee-cents.ts'
import { Problem } from '../../errors/problem.ts'
import { type AnswersIn, answersOf } from '../../validation/answers-of.ts'
import { checkAccount } from '../parts/bank-account.ts'
import { type SubmissionInput, submission } from '../submission.ts'
import { type FeeAccount, requestValuation } from './request-valuation.ts'

const asked = answersOf(
  'bpo/condition',
  'visitPhone',
  'sameAccount',
  'routingNumber',
  'accountNumber',
  'accountType',
  'feeConsent',
  'consentTextHash',
)

/**
 * Orders a valuation in Texas, paid, if a fee is due, from the account on file or another one. The form itself stores the
 * condition of the home.
 */
export const valuationCondition = submission(asked, async (input) => {
  const { tenant, application, answers } = input
  const isFree = valuationFeeCents(tenant, application) === 0
  const paying = isFree ? {} : { feeAccount: await chosenAccount(input, answers) }
  return requestValuation(input, 'bpo/condition', { ...answers, ...paying })
})

async function chosenAccount(input: SubmissionInput, answers: AnswersIn<typeof asked>): Promise<FeeAccount> {
  const { sameAccount, accountType, routingNumber, accountNumber } = answers
  if (sameAccount) return accountOnFile(input)
  // The form requires all three if another account is chosen.
  if (!accountType || !routingNumber || !accountNumber)
    throw new Error('flows/forms/bpo/condition.json lets an account pass that is not whole.')
  const typed = { accountType, routingNumber, accountNumber }
  return { ...(await checkAccount(input, typed)).sealed, routingNumber }
}

function accountOnFile({ application: { heloc, loanFile } }: SubmissionInput): FeeAccount {
  const { routingNumber } = heloc.disburseAccount ?? {}
  if (loanFile.disburseAccount === undefined || routingNumber === undefined)
    throw new Problem(422, 'NO_ACCOUNT')
  return { ...loanFile.disburseAccount, routingNumber }
}
