import { validateForm } from '../validation/form-validator.ts'
import { checkAccount } from './bank-account.ts'
import { requestValuation } from './request-valuation.ts'
import type { SubmissionHandler } from './submission.ts'

/** A valuation, its fee and the account that pays it. */
export const valuationOrder: SubmissionHandler = async (input) => {
  const answers = validateForm(input.tenant.forms, 'bpo/order-bpo', input.values)
  const { sealed } = await checkAccount(input, answers)
  const { routingNumber } = answers
  return requestValuation(input, 'bpo/order-bpo', { ...answers, feeAccount: { ...sealed, routingNumber } })
}
