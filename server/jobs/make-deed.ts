import { documentValues } from '../documents/document-values.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { JobHandler } from './job.ts'

/** The deed, and the notary's session in which it is signed. */
export const makeDeed: JobHandler = async ({ tenant, application, vendors, call, now }) => {
  const { notary, sessionCode } = await vendors.notary.openSession(call)
  return {
    event: 'deedMade',
    patch: {
      documents: [await renderDocument(tenant, 'deed', documentValues(tenant, application), now)],
      loanFile: { notarySessionCode: sessionCode, notary },
      status: {
        notaryReady: true,
        notaryComplete: false,
        manualNotary: tenant.settings.features.eNotary === false,
      },
    },
  }
}
