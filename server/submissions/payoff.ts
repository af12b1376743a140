import { juniorLiens, payoffOf } from '../underwriting/junior-liens.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('product/prequal-winback', 'payoffAgreed')

/** The loans that come between the first and this line are paid off from it; some lenders take that by letter only. */
export const payoff = submission(asked, async ({ services, application }) => {
  const liens = juniorLiens(application.heloc)
  const call = { key: `${application.uuid}:payoff:${application.version}` }
  const needed = await Promise.all(
    liens.map(({ lender }) => services.vendors.title.needsPayoffLetter(lender, call)),
  )
  const letter = needed.includes(true) ? ('AWAITED' as const) : ('NOT_NEEDED' as const)
  return { heloc: { payoff: { ...payoffOf(liens), letter } } }
})
