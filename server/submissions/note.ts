import { validateForm } from '../validation/form-validator.ts'
import { requireSignatures } from './signature.ts'
import type { SubmissionHandler } from './submission.ts'

export const note: SubmissionHandler = async (input) => {
  const answers = validateForm(input.tenant.forms, 'signing/sign', input.values)
  const signatures = await requireSignatures(input, ['CLOSING_DISCLOSURE', 'NOTE'], answers)
  const { location } = answers
  return {
    heloc: { noteSignedAt: input.now.toISOString() },
    status: { closingComplete: true },
    evidence: signatures.map((proof) =>
      location === undefined ? proof : { ...proof, detail: { ...proof.detail, location } },
    ),
  }
}
