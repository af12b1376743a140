import { requireConsent } from '../documents/made/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'
import { withConsent } from './with-consent.ts'

const asked = answersOf('start/profile', 'selectedPropertyUuid', 'softCreditConsent', 'consentTextHash')

/** Stores the chosen property and the permission for the soft pull, given to the exact text that was shown (FCRA 604(a)(2)). */
export const profile = submission(asked, ({ tenant, application, answers, now }) => {
  const { properties = [] } = application.heloc
  if (!properties.some(({ uuid }) => uuid === answers.selectedPropertyUuid))
    throw new Problem(422, 'PROPERTY_UNKNOWN')
  const evidence = requireConsent(tenant, 'soft-credit', { now, textHash: answers.consentTextHash })
  return {
    heloc: {
      selectedPropertyUuid: answers.selectedPropertyUuid,
      consents: withConsent(application.heloc, 'SOFT_CREDIT', evidence, now),
    },
    evidence: [evidence],
  }
})
