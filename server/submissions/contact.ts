import { randomUUID } from 'node:crypto'
import { requireConsent } from '../documents/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { toE164 } from '../registration/registration-steps.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf(
  'start/contact',
  'email',
  'phoneNumber',
  'mailingAddress',
  'esignConsent',
  'esignCode',
  'consentTextHash',
)

/** How to reach the applicant, and consent to electronic documents, shown by a code that only the sample PDF holds. */
export const contact = submission(asked, ({ tenant, application, answers, now }) => {
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
})
