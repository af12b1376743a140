import { propertyTimeZone, westernmostTimeZone } from '../../../clock/property-time-zone.ts'
import { dayBefore, rescissionEnd } from '../../../clock/rescission.ts'
import { deliveryOf } from '../../../documents/made/delivery-of.ts'
import { documentValues } from '../../../documents/made/document-values.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import { copiesForCoOwners } from '../../../rescission/copies-for-co-owners.ts'
import { rescissionDays } from '../../../rescission/rescission-days.ts'
import type { JobHandler } from '../../job.ts'

/**
 * Creates the notices of the right to cancel and sets the end of that right. It is counted from the later of the last signature
 * and this notice, which the applicant gets now (12 CFR 1026.15(a)(3), (b)).
 */
export const makeRescissionNotices: JobHandler = async ({ tenant, application, now }) => {
  const { heloc } = application
  const signed = [heloc.noteSignedAt, heloc.deedSignedAt].flatMap((at) =>
    at === undefined ? [] : [new Date(at).getTime()],
  )
  const lastOf = new Date(Math.max(now.getTime(), ...signed))
  const zone = westernmostTimeZone(heloc.property?.state)
  const end = rescissionEnd(lastOf, rescissionDays(tenant), zone, propertyTimeZone(heloc.property))
  const rescission = { rescissionEndsAt: end.toISOString(), rescissionLastDay: dayBefore(end, zone) }
  const values = documentValues(tenant, { ...application, heloc: { ...heloc, ...rescission } })
  const render = () => renderDocument(tenant, 'right-to-cancel', values, now)
  const notice = await render()
  // Each owner must receive a notice (12 CFR 1026.15(b)).
  const signerDocuments = await copiesForCoOwners(application, render)
  const date = String(values.rescissionLastDay)
  return {
    event: 'rescissionNoticesMade',
    patch: {
      heloc: rescission,
      documents: [notice],
      signerDocuments,
      evidence: [
        deliveryOf(notice, { by: 'mail' }),
        ...signerDocuments.map(({ signer, document }) =>
          deliveryOf(document, { identity: signer, by: 'mail' }),
        ),
      ],
      letters: [
        {
          channel: 'MAIL',
          template: 'rightToCancel',
          page: 'document/disclosures',
          to: 'EVERY_OWNER',
          values: { date },
        },
      ],
    },
  }
}
