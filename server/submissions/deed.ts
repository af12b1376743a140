import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { requireSignatures } from './signature.ts'
import { submission } from './submission.ts'

const asked = answersOf('notary/session', 'typedName', 'signConsent', 'documents', 'sessionCode')

/** The deed, signed in the session of the notary, who shows the code that stands in it. */
export const deed = submission(asked, async (input) => {
  const { application, answers, now } = input
  if (answers.sessionCode !== application.loanFile.notarySessionCode)
    throw new Problem(422, 'SESSION_CODE').at('sessionCode')
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
})
