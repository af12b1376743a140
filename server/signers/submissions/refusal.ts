import { answersOf } from '../../validation/answers-of.ts'
import { toSign } from '../make-signer-documents.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('heloc-signer/refusal', 'reason', 'words')

/** Refuses to sign, with proof for each document, and tells the borrower the reason and the co-owner that it came. The co-owner's own words go to the lender alone. */
export const refusal = signerSubmission(asked, async ({ tx, signing, answers: { reason, words }, now }) => {
  const { firstName, lastName } = signing.file
  const due = (await listSignerDocuments(tx, signing)).filter(({ type }) =>
    toSign.some((one) => one === type),
  )
  return {
    refusal: reason,
    file: { refused: { at: now.toISOString(), ...(words !== undefined && { words }) } },
    evidence: due.map(({ uuid, type, text, textHash }) => ({
      kind: 'REFUSED',
      subject: uuid,
      version: text?.version ?? '',
      textHash: textHash ?? '',
      detail: { type, reason },
    })),
    letters: [
      {
        channel: 'MAIL',
        template: 'coOwnerRefused',
        page: 'signing/additional',
        values: { coOwnerName: `${firstName} ${lastName}`, reason },
      },
    ],
  }
})
