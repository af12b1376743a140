import { answersOf } from '../validation/answers-of.ts'
import { requestValuation } from './request-valuation.ts'
import { submission } from './submission.ts'

const asked = answersOf('bpo/condition-free', 'visitPhone', 'orderConsent', 'consentTextHash')

/** Orders a valuation in Texas that costs nothing. The form itself stores the condition of the home. */
export const valuationWithoutFee = submission(asked, async (input) =>
  requestValuation(input, 'bpo/condition', input.answers),
)
