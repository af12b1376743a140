import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { attachedDocuments } from '../parts/attached-documents.ts'
import { submission } from '../submission.ts'

const asked = answersOf('review-app/incorrect-ownership', 'relation', 'explanation', 'documents')

/** Stores the reason why the records name another owner, and the documents that prove it. */
export const ownership = submission(asked, ({ application, answers }) => {
  const { relation, explanation, documents } = answers
  const proofs = attachedDocuments(application.heloc, documents).filter(({ type }) => type === 'SUPPORT')
  if (proofs.length === 0) throw new Problem(422, 'OWNERSHIP_PROOF_MISSING')
  return {
    loanFile: { ownershipClaim: { relation, ...(explanation !== undefined && { explanation }) } },
    weighed: uuidsOf(proofs),
  }
})
