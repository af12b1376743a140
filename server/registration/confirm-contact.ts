import type { FastifyRequest } from 'fastify'
import { formatPhone } from '#engine'
import { claimMail } from '../auth/limits/claim-mail.ts'
import { takeBackAttempt } from '../auth/limits/count-attempts.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { pseudonym } from '../auth/pseudonym.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { claimCodeAttempt } from './claim-code-attempt.ts'
import { codeLimits, createSetupCode, isRightCode, spendCode } from './setup-codes.ts'

export interface NewContact {
  readonly http: FastifyRequest
  readonly tenant: Tenant
  readonly identity: string
  readonly channel: 'MAIL' | 'TEXT'
  /** An e-mail address in lower case, or a telephone number as E.164. */
  readonly recipient: string
}

/** What is said by each channel, and the field of the form in which its code comes back. */
const words = {
  MAIL: { sent: 'EMAIL_CODE_SENT', wrong: 'EMAIL_CODE', field: 'emailCode', template: 'contactCode' },
  TEXT: { sent: 'PHONE_CODE_SENT', wrong: 'PHONE_CODE', field: 'phoneCode', template: 'phoneCode' },
} as const

/** Counts a code that a person sends for a new address or number, outside of the transaction, which a refusal undoes. */
export async function countContactCode(
  services: Services,
  http: FastifyRequest,
  identity: string,
): Promise<void> {
  const { fallback: tenant } = services.tenants
  await claimCodeAttempt(services, http, { tenant, key: keyOf(services, identity), concerned: { identity } })
}

/**
 * Takes an address to write to, or a number to call, once the code that was sent to it comes back; without a code it sends one
 * and refuses. It changes nothing itself.
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
  // The others stay: whoever confirms an address of their own could else guess at another without end.
  await takeBackAttempt(tx, keyOf(services, identity))
}

async function sendContactCode(
  services: Services,
  { http, tenant, identity, channel, recipient }: NewContact,
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
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

const shown = ({ channel, recipient }: NewContact): string =>
  channel === 'TEXT' ? (formatPhone(recipient) ?? recipient) : recipient

/** A code that went to one address proves nothing of another, and opens no account. */
const purposeOf = (identity: string, recipient: string): string => `${identity} writes to ${recipient}`

const keyOf = ({ secrets }: Services, identity: string): string =>
  `contact:${pseudonym(secrets, 'contact', identity)}`
