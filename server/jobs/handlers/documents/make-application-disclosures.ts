import { deliveryOf } from '../../../documents/made/delivery-of.ts'
import { documentValues } from '../../../documents/made/document-values.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import type { JobHandler } from '../../job.ts'

/**
 * Creates the application disclosures, the booklet on home equity lines (12 CFR 1026.40(b), (e)) and the summary. The applicant
 * receives them, with proof, before the application may be submitted.
 */
export const makeApplicationDisclosures: JobHandler = async ({ tenant, application, now }) => {
  const values = documentValues(tenant, application)
  const documents = await Promise.all(
    ['application-disclosure', 'heloc-booklet', 'summary'].map((id) =>
      renderDocument(tenant, id, values, now),
    ),
  )
  return {
    event: 'applicationDisclosuresMade',
    patch: {
      documents,
      evidence: documents.map((document) => deliveryOf(document, { by: 'account' })),
      status: { summaryReady: true, summaryComplete: false },
    },
  }
}
