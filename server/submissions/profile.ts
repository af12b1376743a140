import { requireConsent } from '../documents/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The chosen property, and permission for the soft pull of the very text that was shown (FCRA 604(a)(2)). */
export const profile: SubmissionHandler = ({ tenant, application, values, now }) => {
  const answers = validateForm(tenant.forms, 'start/profile', values)
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
}
