import { Problem } from '../errors/problem.ts'
import { findNotarySlots } from '../notary/find-notary-slots.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('notary/reserve-manual', 'place', 'startsAt', 'feeConsent')

/** Makes or changes an appointment with a notary. Throws a Problem (422) if the time is not free any more. */
export const notaryVisit = submission(asked, async ({ services, tenant, application, answers, now }) => {
  const { place, startsAt } = answers
  const { slots, timeZone, feeCents, office, notary } = await findNotarySlots(services, application, now)
  if (!slots.includes(startsAt)) throw new Problem(422, 'SLOT_TAKEN')
  const time = new Intl.DateTimeFormat(tenant.locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const said = { notary, time: time.format(new Date(startsAt)) }
  return {
    heloc: {
      requestedManualNotaryTime: startsAt,
      notaryVisit: { startsAt, timeZone, place, notary, feeCents, ...(place === 'OFFICE' && { office }) },
    },
    letters: [{ channel: 'MAIL', template: 'notaryReserved', values: said }],
  }
})
