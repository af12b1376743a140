import { randomUUID } from 'node:crypto'
import type { Evidence } from '../applications/evidence.ts'
import type { Patch } from '../applications/patch.ts'
import { findElectronicConsent } from '../documents/find-electronic-consent.ts'
import { requireConsent } from '../documents/made/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import { confirmContact, countContactCode } from '../registration/confirm-contact.ts'
import { toE164 } from '../registration/registration-steps.ts'
import { type AnswersIn, answersOf } from '../validation/answers-of.ts'
import { withConsent } from './parts/with-consent.ts'
import { type SubmissionInput, submission } from './submission.ts'

const asked = answersOf(
  'start/contact',
  'email',
  'emailCode',
  'phoneNumber',
  'mailingAddress',
  'esignConsent',
  'esignCode',
  'consentTextHash',
)

type Input = SubmissionInput<AnswersIn<typeof asked>>

/**
 * Stores the contact details and the consent to electronic documents. The consent is given once, and proven by a code that only
 * the sample PDF contains. An applicant who has consented gets mail at another address only after entering a code that was
 * mailed there.
 */
export const contact = submission(
  asked,
  async (input) => {
    const { application, answers } = input
    const { addresses = [], phoneNumbers = [] } = application.profile
    const consented = consentIn(input)
    const confirmed = await confirmedIn(input)
    return {
      ...consented,
      profile: {
        email: answers.email.toLowerCase(),
        phoneNumbers: [{ uuid: phoneNumbers[0]?.uuid ?? randomUUID(), number: toE164(answers.phoneNumber) }],
        addresses: [
          ...addresses.filter(({ ownership }) => ownership !== 'MAILING'),
          { uuid: randomUUID(), ownership: 'MAILING', ...answers.mailingAddress },
        ],
      },
      evidence: [...(consented.evidence ?? []), ...confirmed],
    }
  },
  async ({ services, http, owner, values }) => {
    const { emailCode } = Object(values)
    if (emailCode !== undefined) await countContactCode(services, http, owner)
  },
)

function consentIn({ tenant, application, answers, now }: Input): Patch {
  const { consents = [] } = application.heloc
  if (consents.some(({ type }) => type === 'ELECTRONIC_RECORDS')) return {}
  if (answers.esignCode !== application.loanFile.esignCode)
    throw new Problem(422, 'ESIGN_CODE').at('esignCode')
  const consent = requireConsent(tenant, 'esign', { now, textHash: answers.consentTextHash })
  return {
    heloc: { consents: withConsent(application.heloc, 'ELECTRONIC_RECORDS', consent, now) },
    evidence: [consent, { ...consent, kind: 'ACCESS_SHOWN', detail: { by: 'code in sample PDF' } }],
  }
}

/** Returns evidence that an applicant reads mail at a new address, if they have consented to electronic documents. */
async function confirmedIn({ tx, services, tenant, http, application, answers, now }: Input) {
  const { emailCode } = answers
  const email = answers.email.toLowerCase()
  const { email: before = email } = application.profile
  const agreed = email === before ? undefined : await findElectronicConsent(tx, application.owner)
  if (agreed === undefined) return []
  const { owner: identity } = application
  await confirmContact(tx, services, { http, tenant, identity, channel: 'MAIL', recipient: email }, emailCode)
  const letter = {
    channel: 'MAIL',
    template: 'contactChanged',
    recipient: before,
    reader: identity,
    at: now,
  } as const
  await postLetter(tx, tenant, { ...letter, application: application.uuid, values: { email } })
  const { subject, version, textHash } = agreed
  return [
    { kind: 'ACCESS_SHOWN', subject, version, textHash, detail: { by: 'code mailed to a new address' } },
  ] satisfies Evidence[]
}
