import { requireConsentText } from '../documents/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** The chosen property, and permission for the soft pull of the very text that was shown (FCRA 604(a)(2)). */
export const profile: SubmissionHandler = ({ tenant, application, values, now }) => {
  const answers = validateForm(tenant.forms, 'start/profile', values)
  const { properties = [], consents = [] } = application.heloc
  if (!properties.some(({ uuid }) => uuid === answers.selectedPropertyUuid))
    throw new Problem(422, 'PROPERTY_UNKNOWN')
  const text = requireConsentText(tenant, 'soft-credit', answers.consentTextHash)
  const consent = {
    type: 'SOFT_CREDIT' as const,
    givenAt: now.toISOString(),
    disclosure: `${text.id} ${text.version}`,
    textHash: answers.consentTextHash,
  }
  return {
    heloc: {
      selectedPropertyUuid: answers.selectedPropertyUuid,
      consents: [...consents.filter(({ type }) => type !== 'SOFT_CREDIT'), consent],
    },
    evidence: [
      { kind: 'CONSENT', subject: text.id, version: text.version, textHash: answers.consentTextHash },
    ],
  }
}
