import { Problem } from '../errors/problem.ts'
import { findNotarySlots } from '../notary/find-notary-slots.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** An appointment with a notary, made or changed; only a time that is still free is taken. */
export const notaryVisit: SubmissionHandler = async ({ services, tenant, application, values, now }) => {
  const { place, startsAt } = validateForm(tenant.forms, 'notary/reserve-manual', values)
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
}
