import { findPayout } from '#engine'
import type { Letter } from '../../applications/patch.ts'
import { propertyAddress } from '../../applications/property-address.ts'
import { documentValues } from '../../documents/made/document-values.ts'
import { renderDocument } from '../../documents/made/render-document.ts'
import type { FloodCertificate } from '../../vendors/ports/flood-determination.ts'
import type { JobHandler } from '../job.ts'

/**
 * The flood certificate, without which no line may be closed (42 U.S.C. 4104b), then the final figures and the closing
 * disclosure that shows them. A certificate that takes longer is asked for again.
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

/** Whoever lives in a special flood hazard area is told so before the closing (42 U.S.C. 4104a). */
const noticeOf = ({ zone, insuranceRequired }: FloodCertificate): readonly Letter[] =>
  insuranceRequired ? [{ channel: 'MAIL', template: 'floodZone', values: { zone } }] : []
