import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('heloc-signer/conditions/upload-document', 'condition', 'documents')

/** Stores the documents for a condition, which one of each type meets. */
export const proof = signerSubmission(asked, async ({ tx, signing, answers }) => {
  const { conditions } = signing.file
  const condition = conditions.find(({ uuid }) => uuid === answers.condition)
  if (condition === undefined || condition.documents.length === 0) throw new Problem(409, 'SIGNER_NOT_DUE')
  const uploaded = (await listSignerDocuments(tx, signing)).filter(({ uuid }) =>
    answers.documents.includes(uuid),
  )
  if (!condition.documents.every((kind) => uploaded.some(({ type }) => type === kind)))
    throw new Problem(422, 'FILE_MISSING')
  return {
    weighed: uuidsOf(uploaded),
    file: { conditions: conditions.filter((known) => known !== condition) },
  }
})
