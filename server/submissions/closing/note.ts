import type { DocumentType } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { requireSignatures } from '../parts/signature.ts'
import { submission } from '../submission.ts'

const asked = answersOf('signing/sign', 'typedName', 'signConsent', 'documents', 'location')

export const note = submission(asked, async (input) => {
  const { answers } = input
  const signatures = await requireSignatures(input, dueAt(input.application), answers)
  const { location } = answers
  return {
    heloc: { noteSignedAt: input.now.toISOString() },
    status: { closingComplete: true },
    told: { document: 'NOTE' },
    evidence: signatures.map((proof) =>
      location === undefined ? proof : { ...proof, detail: { ...proof.detail, location } },
    ),
  }
})

/** Returns what is signed at the closing: the value of the home too where the state asks for that. */
function dueAt({ heloc }: Application): readonly DocumentType[] {
  const isListed = (type: DocumentType) => heloc.documents?.some((document) => document.type === type)
  return ['CLOSING_DISCLOSURE', 'NOTE', ...(['FAIR_MARKET_VALUE'] as const).filter(isListed)]
}
