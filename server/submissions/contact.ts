import { randomUUID } from 'node:crypto'
import { requireConsent } from '../documents/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { toE164 } from '../registration/registration-steps.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** How to reach the applicant, and consent to electronic documents, shown by a code that only the sample PDF holds. */
export const contact: SubmissionHandler = ({ tenant, application, values, now }) => {
  const answers = validateForm(tenant.forms, 'start/contact', values)
  if (answers.esignCode !== application.loanFile.esignCode) throw new Problem(422, 'ESIGN_CODE')
  const consent = requireConsent(tenant, 'esign', { now, textHash: answers.consentTextHash })
  const { addresses = [], phoneNumbers = [] } = application.profile
  return {
    profile: {
      email: answers.email.toLowerCase(),
      phoneNumbers: [{ uuid: phoneNumbers[0]?.uuid ?? randomUUID(), number: toE164(answers.phoneNumber) }],
      addresses: [
        ...addresses.filter(({ ownership }) => ownership !== 'MAILING'),
        { uuid: randomUUID(), ownership: 'MAILING', ...answers.mailingAddress },
      ],
    },
    evidence: [consent, { ...consent, kind: 'ACCESS_SHOWN', detail: { by: 'code in sample PDF' } }],
  }
}
