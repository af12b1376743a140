import { answersOf } from '../validation/answers-of.ts'
import { requireSignatures } from './signature.ts'
import { submission } from './submission.ts'

const asked = answersOf('signing/sign', 'typedName', 'signConsent', 'documents', 'location')

export const note = submission(asked, async (input) => {
  const { answers } = input
  const signatures = await requireSignatures(input, ['CLOSING_DISCLOSURE', 'NOTE'], answers)
  const { location } = answers
  return {
    heloc: { noteSignedAt: input.now.toISOString() },
    status: { closingComplete: true },
    evidence: signatures.map((proof) =>
      location === undefined ? proof : { ...proof, detail: { ...proof.detail, location } },
    ),
  }
})
