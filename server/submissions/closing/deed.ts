import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { requireSignatures } from '../parts/signature.ts'
import { submission } from '../submission.ts'

const asked = answersOf('notary/session', 'typedName', 'signConsent', 'documents', 'sessionCode')

/** Signs the deed in the notary's session; the notary shows the code that the applicant enters. */
export const deed = submission(asked, async (input) => {
  const { application, answers, now } = input
  if (answers.sessionCode !== application.loanFile.notarySessionCode)
    throw new Problem(422, 'SESSION_CODE').at('sessionCode')
  const { notary } = application.loanFile
  const evidence = await requireSignatures(input, ['DEED'], answers)
  return {
    heloc: { deedSignedAt: now.toISOString() },
    status: {
      primaryParticipantAcceptComplete: true,
      notaryComplete: true,
      manualDeedSigningComplete: false,
    },
    told: { document: 'DEED' },
    evidence: evidence.map((proof) => ({ ...proof, detail: { ...proof.detail, notary } })),
  }
})
