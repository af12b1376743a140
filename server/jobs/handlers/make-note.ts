import { documentValues } from '../../documents/made/document-values.ts'
import { renderDocument } from '../../documents/made/render-document.ts'
import type { JobHandler } from '../job.ts'

export const makeNote: JobHandler = async ({ tenant, application, now }) => ({
  event: 'noteMade',
  patch: {
    documents: [await renderDocument(tenant, 'note', documentValues(tenant, application), now)],
    status: { closingReady: true, closingComplete: false },
  },
})
