import { isIdentityDocument } from '../documents/identity-documents.ts'
import type { JobHandler } from './job.ts'

/** Identity documents; rejected ones leave the application, so that the applicant is asked anew. */
export const verifyIdentity: JobHandler = async ({ application, tenant, vendors, call, loadDocument }) => {
  const { documents = [] } = application.heloc
  const shown = documents.flatMap(({ uuid, type }) =>
    uuid !== undefined && isIdentityDocument(tenant, type) ? [uuid] : [],
  )
  const answer = await vendors.identity.verify(await Promise.all(shown.map(loadDocument)), call)
  if (answer === 'VERIFIED') return { event: 'identityVerified', patch: { settlesCondition: true } }
  return {
    event: 'identityRejected',
    patch: {
      heloc: { documents: documents.filter(({ type }) => !isIdentityDocument(tenant, type)) },
      status: { condition: 'ID_VERIFICATION_FAILURE' },
    },
  }
}
