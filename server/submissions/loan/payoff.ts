import { juniorLiens, payoffOf } from '../../underwriting/junior-liens.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('product/prequal-winback', 'payoffAgreed')

/**
 * Agrees to pay off the loans between the first one and this line from the line. Some lenders accept that only with a payoff
 * letter.
 */
export const payoff = submission(asked, async ({ services, application }) => {
  const liens = juniorLiens(application.heloc)
  const { title } = vendorsOf(services, application)
  const needed = await Promise.all(
    liens.map(({ uuid, lender }) =>
      title.needsPayoffLetter(lender, {
        key: `${application.uuid}:payoff:${application.version}:${uuid}`,
        application: application.uuid,
      }),
    ),
  )
  const letter = needed.includes(true) ? ('AWAITED' as const) : ('NOT_NEEDED' as const)
  return { heloc: { payoff: { ...payoffOf(liens), letter } } }
})
