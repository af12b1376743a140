import type { FastifyRequest } from 'fastify'
import { claimMail } from '../auth/limits/claim-mail.ts'
import { forgetAttempts } from '../auth/limits/count-attempts.ts'
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
  /** In lower case. */
  readonly email: string
}

/** Counts a code that a person sends for a new address, outside of the transaction, which a refusal undoes. */
export async function countContactCode(
  services: Services,
  http: FastifyRequest,
  identity: string,
): Promise<void> {
  const { fallback: tenant } = services.tenants
  await claimCodeAttempt(services, http, { tenant, key: keyOf(services, identity), concerned: { identity } })
}

/**
 * Takes an address to write to once the code that was mailed to it comes back; without a code it mails one and refuses. The
 * address of the account stays.
 */
export async function confirmContact(
  tx: Transaction,
  services: Services,
  contact: NewContact,
  code: string | undefined,
): Promise<void> {
  const { http, tenant, identity, email } = contact
  const { minutes } = codeLimits(tenant)
  if (code === undefined)
    throw new Problem(422, 'EMAIL_CODE_SENT', { email, minutes })
      .at('emailCode')
      .followedBy(() => mailContactCode(services, contact))
  const isRight = await isRightCode(tx, services, identity, code, purposeOf(contact))
  if (!isRight || !(await spendCode(tx, identity))) {
    noteSecurity(services, http, 'code-refused', { identity })
    throw new Problem(422, 'EMAIL_CODE').at('emailCode')
  }
  await forgetAttempts(tx, keyOf(services, identity))
}

async function mailContactCode(services: Services, contact: NewContact): Promise<void> {
  const { http, tenant, identity, email: recipient } = contact
  await services.database.db.transaction(async (tx) => {
    await claimMail(tx, services, http, { tenant, email: recipient, identity: undefined })
    const code = await createSetupCode(tx, services, tenant, identity, purposeOf(contact))
    await postLetter(tx, tenant, {
      channel: 'MAIL',
      template: 'contactCode',
      recipient,
      at: services.clock.now(),
      values: { code, minutes: String(codeLimits(tenant).minutes) },
    })
  })
}

/** A code that went to one address proves nothing of another, and opens no account. */
const purposeOf = ({ identity, email }: NewContact): string => `${identity} writes to ${email}`

const keyOf = ({ secrets }: Services, identity: string): string =>
  `contact:${pseudonym(secrets, 'contact', identity)}`
