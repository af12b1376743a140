import { initialDraw } from '#engine'
import { documentValues } from '../documents/document-values.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { JobHandler } from './job.ts'

/** The final figures and the closing disclosure that shows them. */
export const makeClosingDisclosures: JobHandler = async ({ tenant, application, now }) => {
  const uwCalculatedDrawAmount = initialDraw(application.heloc) ?? 0
  const closing = { ...application, heloc: { ...application.heloc, uwCalculatedDrawAmount } }
  return {
    event: 'closingDisclosuresMade',
    patch: {
      heloc: { uwCalculatedDrawAmount },
      documents: [await renderDocument(tenant, 'closing', documentValues(tenant, closing), now)],
    },
  }
}
