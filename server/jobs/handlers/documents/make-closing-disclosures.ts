import { findPayout } from '#product'
import type { Letter } from '../../../applications/change/patch.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import { documentValues } from '../../../documents/made/document-values.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import type { FloodCertificate } from '../../../vendors/ports/flood-determination.ts'
import type { JobHandler } from '../../job.ts'

/**
 * Obtains the flood certificate, without which no line may be closed (42 U.S.C. 4104b), then creates the closing disclosure
 * with the final figures. If the certificate takes longer, the job asks again.
 */
export const makeClosingDisclosures: JobHandler = async ({ tenant, application, vendors, call, now }) => {
  const order = application.status.waitingOnFloodCert === true ? 'OPEN' : 'NEW'
  const flood = await vendors.flood.certify(propertyAddress(application), order, call)
  if (flood === undefined) return { patch: { status: { waitingOnFloodCert: true } } }
  const uwCalculatedDrawAmount = (findPayout(application.heloc)?.drawCents ?? 0) / 100
  const closing = { ...application, heloc: { ...application.heloc, uwCalculatedDrawAmount } }
  return {
    event: 'closingDisclosuresMade',
    patch: {
      heloc: { uwCalculatedDrawAmount, flood },
      status: { waitingOnFloodCert: false },
      documents: [await renderDocument(tenant, 'closing', documentValues(tenant, closing), now)],
      letters: noticeOf(flood),
    },
  }
}

/**
 * Returns the notice to an applicant whose home is in a special flood hazard area; they must be told before the closing (42
 * U.S.C. 4104a).
 */
const noticeOf = ({ zone, insuranceRequired }: FloodCertificate): readonly Letter[] =>
  insuranceRequired ? [{ channel: 'MAIL', template: 'floodZone', values: { zone } }] : []
