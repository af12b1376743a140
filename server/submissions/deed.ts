import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import { requireSignatures } from './signature.ts'
import type { SubmissionHandler } from './submission.ts'

/** The deed, signed in the session of the notary, who shows the code that stands in it. */
export const deed: SubmissionHandler = async (input) => {
  const { tenant, application, values, now } = input
  const answers = validateForm(tenant.forms, 'notary/session', values)
  if (answers.sessionCode !== application.loanFile.notarySessionCode) throw new Problem(422, 'SESSION_CODE')
  const evidence = await requireSignatures(input, ['DEED'], answers)
  return {
    heloc: { deedSignedAt: now.toISOString() },
    status: {
      primaryParticipantAcceptComplete: true,
      notaryComplete: true,
      manualDeedSigningComplete: false,
    },
    evidence,
  }
}
