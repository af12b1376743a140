import { requireConsent } from '../documents/made/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('start/profile', 'selectedPropertyUuid', 'softCreditConsent', 'consentTextHash')

/** The chosen property, and permission for the soft pull of the very text that was shown (FCRA 604(a)(2)). */
export const profile = submission(asked, ({ tenant, application, answers, now }) => {
  const { properties = [], consents = [] } = application.heloc
  if (!properties.some(({ uuid }) => uuid === answers.selectedPropertyUuid))
    throw new Problem(422, 'PROPERTY_UNKNOWN')
  const evidence = requireConsent(tenant, 'soft-credit', { now, textHash: answers.consentTextHash })
  const consent = {
    type: 'SOFT_CREDIT' as const,
    givenAt: now.toISOString(),
    disclosure: `${evidence.subject} ${evidence.version}`,
    textHash: evidence.textHash,
  }
  return {
    heloc: {
      selectedPropertyUuid: answers.selectedPropertyUuid,
      consents: [...consents.filter(({ type }) => type !== 'SOFT_CREDIT'), consent],
    },
    evidence: [evidence],
  }
})
