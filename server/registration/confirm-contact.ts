import type { FastifyRequest } from 'fastify'
import { formatPhone } from '#engine'
import type { AttemptKeys } from '../auth/limits/attempt-key.ts'
import { takeBackAttempts } from '../auth/limits/claim-attempts.ts'
import { claimMail } from '../auth/limits/claim-mail.ts'
import { countAttempt } from '../auth/limits/count-attempts.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { pseudonym } from '../auth/pseudonym.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { claimCodeAttempt } from './claim-code-attempt.ts'
import { codeLimits, createSetupCode, isRightCode, spendCode } from './setup-codes.ts'

export interface NewContact {
  readonly http: FastifyRequest
  readonly tenant: Tenant
  readonly identity: string
  readonly channel: 'MAIL' | 'TEXT'
  /** E-mail address in lower case, or telephone number in E.164. */
  readonly recipient: string
}

/** Problem codes, template and form field of each channel. The code comes back in the field. */
const words = {
  MAIL: { sent: 'EMAIL_CODE_SENT', wrong: 'EMAIL_CODE', field: 'emailCode', template: 'contactCode' },
  TEXT: { sent: 'PHONE_CODE_SENT', wrong: 'PHONE_CODE', field: 'phoneCode', template: 'phoneCode' },
} as const

/** Counts an attempt to confirm a new address or number. It runs outside of the transaction, because a refusal rolls that back. */
export async function countContactCode(
  services: Services,
  http: FastifyRequest,
  identity: string,
): Promise<void> {
  await claimCodeAttempt(services, http, keysOf(services, identity), { identity })
}

/**
 * Confirms an e-mail address or telephone number by the code that was sent to it. Without a code it sends one and throws a
 * Problem (422). It changes nothing itself.
 */
export async function confirmContact(
  tx: Transaction,
  services: Services,
  contact: NewContact,
  code: string | undefined,
): Promise<void> {
  const { http, tenant, identity, channel, recipient } = contact
  const { sent, wrong, field } = words[channel]
  const { minutes } = codeLimits(tenant)
  if (code === undefined)
    throw new Problem(422, sent, { recipient: shown(contact), minutes })
      .at(field)
      .followedBy(() => sendContactCode(services, contact))
  const isRight = await isRightCode(tx, services, identity, code, purposeOf(identity, recipient))
  if (!isRight || !(await spendCode(tx, identity))) {
    noteSecurity(services, http, 'code-refused', { identity })
    throw new Problem(422, wrong).at(field)
  }
  // The other attempts stay counted: otherwise somebody could confirm their own address in between and guess another's code
  // without end.
  await takeBackAttempts(tx, keysOf(services, identity))
}

async function sendContactCode(
  services: Services,
  { http, tenant, identity, channel, recipient }: NewContact,
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    await claimContactCode(tx, services, tenant, identity)
    await claimMail(tx, services, http, { tenant, email: recipient, identity: undefined })
    const code = await createSetupCode(tx, services, tenant, identity, purposeOf(identity, recipient))
    await postLetter(tx, tenant, {
      channel,
      template: words[channel].template,
      recipient,
      at: services.clock.now(),
      values: { code, minutes: String(codeLimits(tenant).minutes) },
    })
  })
}

/**
 * Counts a code that a person has sent, to whatever address or number. Throws a Problem (429) after too many: each may go to
 * somebody who did not ask for it.
 */
async function claimContactCode(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  identity: string,
): Promise<void> {
  const { contactCodesPerPerson } = tenant.journey.source.limits.limits
  const { most, windowMs } = requireFigures(contactCodesPerPerson, 'most', 'windowMs')
  const now = services.clock.now()
  const { count, leftMs } = await countAttempt(tx, `sent:${keysOf(services, identity).own}`, windowMs, now)
  const seconds = Math.ceil(leftMs / 1000)
  if (count > most)
    throw new Problem(429, 'CONTACT_CODES_LIMITED', { seconds, hours: Math.ceil(seconds / 3600) })
}

const shown = ({ channel, recipient }: NewContact): string =>
  channel === 'TEXT' ? (formatPhone(recipient) ?? recipient) : recipient

/** Returns the purpose of a code. A code for one address proves nothing about another and opens no account. */
const purposeOf = (identity: string, recipient: string): string => `${identity} writes to ${recipient}`

/** Returns the counters of codes for new contact data: a person's own, because only who is signed in uses such codes. */
const keysOf = ({ secrets }: Services, identity: string): AttemptKeys => ({
  purpose: 'code',
  own: `contact:${pseudonym(secrets, 'contact', identity)}`,
  all: undefined,
})
