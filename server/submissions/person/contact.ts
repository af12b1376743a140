import { randomUUID } from 'node:crypto'
import type { Application } from '../../applications/application.ts'
import type { Patch } from '../../applications/change/patch.ts'
import type { Evidence } from '../../applications/evidence.ts'
import { findElectronicConsent } from '../../documents/find-electronic-consent.ts'
import { requireConsent } from '../../documents/made/consent-text.ts'
import { Problem } from '../../errors/problem.ts'
import { requireProof } from '../../proofs/require-proof.ts'
import { type MailingAddress, tellOfAct } from '../../proofs/tell-of-act.ts'
import { confirmContact, countContactCode } from '../../registration/confirm-contact.ts'
import { toE164 } from '../../registration/registration-steps.ts'
import { type AnswersIn, answersOf } from '../../validation/answers-of.ts'
import { withConsent } from '../parts/with-consent.ts'
import { type SubmissionInput, submission } from '../submission.ts'

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
 * the sample PDF contains. An applicant gets mail at another address only after entering a code that was mailed there, so that
 * a typing error loses no letter.
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

/**
 * Confirms a changed e-mail address by the code that was mailed there, and returns evidence that an applicant who agreed to
 * electronic documents reads it. Changed contact data need a proof given anew, and the former address is told: letters about the
 * money follow them. A first mailing address is told too.
 */
async function confirmedIn(input: Input) {
  const { tx, services, tenant, http, application, answers } = input
  const { owner: identity, uuid, profile } = application
  const email = answers.email.toLowerCase()
  const { email: before = email } = profile
  const person = { identity, application: uuid }
  if (!changesIn(input)) {
    if (mailingOf(application) === undefined)
      await tellOfAct(tx, services, tenant, {
        ...{ ...person, template: 'mailingAddressSet' },
        formerMailing: homeOf(application),
      })
    return []
  }
  // Whoever has the code that was mailed to the new address gave their proof when they asked for it.
  const isAsked = email !== before && answers.emailCode !== undefined
  if (!isAsked) await requireProof(tx, services, http, tenant.process.submissions.contact?.proofToChange)
  if (email !== before) {
    const contact = { http, tenant, identity, channel: 'MAIL', recipient: email } as const
    await confirmContact(tx, services, contact, answers.emailCode)
  }
  await tellOfAct(tx, services, tenant, {
    ...person,
    template: 'contactChanged',
    formerEmails: email === before ? [] : [before],
    newEmail: email === before ? undefined : email,
    values: { email },
    formerPhone: profile.phoneNumbers?.[0]?.number,
    formerMailing: mailingOf(application) ?? homeOf(application),
  })
  const agreed = email === before ? undefined : await findElectronicConsent(tx, identity)
  if (agreed === undefined) return []
  const { subject, version, textHash } = agreed
  return [
    { kind: 'ACCESS_SHOWN', subject, version, textHash, detail: { by: 'code mailed to a new address' } },
  ] satisfies Evidence[]
}

/** Returns whether contact data that are known already would change. What is given for the first time changes nothing. */
function changesIn({ application, answers }: Input): boolean {
  const { email, phoneNumbers = [] } = application.profile
  const mailing = mailingOf(application)
  const fields = ['street1', 'street2', 'city', 'state', 'zip'] as const
  return (
    (email !== undefined && email !== answers.email.toLowerCase()) ||
    (phoneNumbers[0] !== undefined && phoneNumbers[0].number !== toE164(answers.phoneNumber)) ||
    (mailing !== undefined &&
      fields.some((field) => (mailing[field] ?? '') !== (answers.mailingAddress[field] ?? '')))
  )
}

const mailingOf = ({ profile: { addresses = [] } }: Application) =>
  addresses.find(({ ownership }) => ownership === 'MAILING')

/** Returns the home where an applicant lives as the address to which paper mail went before they gave one. */
const homeOf = ({ heloc: { property } }: Application): MailingAddress | undefined =>
  property?.occupancy === 'PRIMARY' && property.address
    ? { ...property.address, uuid: randomUUID(), ownership: 'MAILING' }
    : undefined
