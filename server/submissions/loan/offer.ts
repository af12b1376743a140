import { formatMoney } from '#engine'
import { shownDisclosures } from '../../documents/made/page-disclosures.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('product/select', 'offerUuid', 'amount')

export const offer = submission(asked, ({ tenant, application, answers, now }) => {
  const { offerUuid, amount } = answers
  const chosen = application.heloc.offers?.find(({ uuid }) => uuid === offerUuid)
  if (chosen === undefined) throw new Problem(422, 'OFFER_UNKNOWN')
  const {
    minAmount,
    maxAmount,
    term,
    rate,
    originationFeeBps,
    interestOnly = false,
    rateType = 'UNKNOWN',
  } = chosen
  if (amount < minAmount || amount > maxAmount)
    throw new Problem(422, 'AMOUNT_OUT_OF_RANGE', {
      min: formatMoney(minAmount, tenant.locale, 0),
      max: formatMoney(maxAmount, tenant.locale, 0),
    }).at('amount')
  return {
    evidence: shownDisclosures(tenant, 'product/select', now),
    heloc: { term, amount, rate, rateType, originationFeeBps, interestOnly },
    // The offer is within the verified income, so the income matches from now on.
    ...(application.status.uwSubDecision === 'VERIFIED_INCOME_LIMITED_OFFER' && {
      status: { uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' },
    }),
  }
})
