import type { DocumentType } from '#generated/domain'
import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { attachedDocuments } from '../parts/attached-documents.ts'
import { submission } from '../submission.ts'

const asked = answersOf('insurance/upload', 'documents')

/** Stores the proof of hazard insurance and, in a special flood hazard area, of flood insurance (42 U.S.C. 4012a). */
export const insurance = submission(asked, ({ application, answers }) => {
  const { flood } = application.heloc
  const proofs = attachedDocuments(application.heloc, answers.documents)
  const isProven = (wanted: DocumentType) => proofs.some(({ type }) => type === wanted)
  if (!isProven('PROOF_OF_HAZARD_INSURANCE')) throw new Problem(422, 'INSURANCE_MISSING')
  if (flood?.insuranceRequired === true && !isProven('PROOF_OF_FLOOD_INSURANCE'))
    throw new Problem(422, 'FLOOD_INSURANCE_MISSING')
  return { heloc: { insurance: { complete: true } }, weighed: uuidsOf(proofs) }
})
