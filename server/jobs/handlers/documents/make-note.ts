import { renderWith } from '../../../documents/made/render-with.ts'
import type { JobHandler } from '../../job.ts'

export const makeNote: JobHandler = async ({ tenant, application, now }) => ({
  event: 'noteMade',
  patch: {
    documents: await renderWith(tenant, 'note', application, now),
    status: { closingReady: true, closingComplete: false },
  },
})
