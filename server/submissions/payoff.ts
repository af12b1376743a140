import { juniorLiens, payoffOf } from '../underwriting/junior-liens.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The loans that come between the first and this line are paid off from it; some lenders take that by letter only. */
export const payoff: SubmissionHandler = async ({ tenant, services, application, values }) => {
  validateForm(tenant.forms, 'product/prequal-winback', values)
  const liens = juniorLiens(application.heloc)
  const call = { key: `${application.uuid}:payoff:${application.version}` }
  const needed = await Promise.all(
    liens.map(({ lender }) => services.vendors.title.needsPayoffLetter(lender, call)),
  )
  const letter = needed.includes(true) ? ('AWAITED' as const) : ('NOT_NEEDED' as const)
  return { heloc: { payoff: { ...payoffOf(liens), letter } } }
}
