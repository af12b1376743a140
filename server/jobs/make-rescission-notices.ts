import { propertyTimeZone } from '../clock/property-time-zone.ts'
import { dayBefore, rescissionEnd } from '../clock/rescission.ts'
import { documentValues } from '../documents/document-values.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { JobHandler } from './job.ts'

/**
 * The notice of the right to cancel, and the end of that right: counted from the last of the signatures and this
 * notice, which the applicant gets now (12 CFR 1026.15(a)(3), (b)).
 */
export const makeRescissionNotices: JobHandler = async ({ tenant, application, now }) => {
  const days = tenant.journey.source.limits.limits.rescissionBusinessDays?.days
  if (days === undefined) throw new Error('flows/limits.json has no rescissionBusinessDays.')
  const { heloc } = application
  const signed = [heloc.noteSignedAt, heloc.deedSignedAt].flatMap((at) =>
    at === undefined ? [] : [new Date(at).getTime()],
  )
  const lastOf = new Date(Math.max(now.getTime(), ...signed))
  const zone = propertyTimeZone(heloc.property?.state)
  const end = rescissionEnd(lastOf, days, zone)
  const rescission = { rescissionEndsAt: end.toISOString(), rescissionLastDay: dayBefore(end, zone) }
  const values = documentValues(tenant, { ...application, heloc: { ...heloc, ...rescission } })
  return {
    event: 'rescissionNoticesMade',
    patch: {
      heloc: rescission,
      documents: [await renderDocument(tenant, 'right-to-cancel', values, now)],
      letters: [
        { channel: 'MAIL', template: 'rightToCancel', values: { date: String(values.rescissionLastDay) } },
      ],
    },
  }
}
