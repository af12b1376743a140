import { answersOf } from '../../validation/answers-of.ts'
import { checkAccount } from '../parts/bank-account.ts'
import { submission } from '../submission.ts'
import { requestValuation } from './request-valuation.ts'

const asked = answersOf(
  'bpo/order-bpo',
  'visitPhone',
  'routingNumber',
  'accountNumber',
  'accountType',
  'feeConsent',
  'consentTextHash',
)

/** Orders a valuation, with the account that pays its fee. */
export const valuationOrder = submission(asked, async (input) => {
  const { answers } = input
  const { sealed } = await checkAccount(input, answers)
  const { routingNumber } = answers
  return requestValuation(input, 'bpo/order-bpo', { ...answers, feeAccount: { ...sealed, routingNumber } })
})
