import { documentValues } from '../documents/document-values.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { JobHandler } from './job.ts'

/** The application disclosures (12 CFR 1026.40) and the summary, made before the application may be submitted. */
export const makeApplicationDisclosures: JobHandler = async ({ tenant, application, now }) => {
  const values = documentValues(tenant, application)
  return {
    event: 'applicationDisclosuresMade',
    patch: {
      documents: [
        await renderDocument(tenant, 'application-disclosure', values, now),
        await renderDocument(tenant, 'summary', values, now),
      ],
      status: { summaryReady: true, summaryComplete: false },
    },
  }
}
