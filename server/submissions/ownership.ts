import { uuidsOf } from '../documents/uuids-of.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Why the records name somebody else, and the paper that proves it. */
export const ownership: SubmissionHandler = ({ tenant, application, values }) => {
  const { relation, explanation, documents } = validateForm(
    tenant.forms,
    'review-app/incorrect-ownership',
    values,
  )
  const proofs = (application.heloc.documents ?? []).filter(
    ({ uuid, type }) => type === 'SUPPORT' && uuid !== undefined && documents.includes(uuid),
  )
  if (proofs.length === 0) throw new Problem(422, 'OWNERSHIP_PROOF_MISSING')
  return {
    loanFile: { ownershipClaim: { relation, ...(explanation !== undefined && { explanation }) } },
    weighed: uuidsOf(proofs),
  }
}
