import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Letter } from '../applications/change/patch.ts'
import { findByEmail } from '../auth/find-by-email.ts'
import { claimMail } from '../auth/limits/claim-mail.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, gt, lt, sql } from '../database/drizzle.ts'
import { registrations } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { emailOf, unsealPending } from './pending-registration.ts'
import { hashCode } from './setup-codes.ts'
import { sixDigits } from './six-digits.ts'

type Code = Pick<typeof registrations.$inferInsert, 'codeHash' | 'codeExpiresAt' | 'attempts'>

/**
 * Mails a new code to a registration's address. If the address has an account, it mails how to sign in instead, and no code is
 * right.
 */
export async function mailCode(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  registration: string,
  email: string,
): Promise<Code> {
  const { clock, secrets } = services
  const { minutes } = registrationLimits(tenant)
  const at = clock.now()
  const code = sixDigits()
  const isKnown = (await findByEmail(tx, tenant, email)) !== undefined
  const letter = isKnown ? wayIn(tenant) : codeLetter(code, minutes)
  await postLetter(tx, tenant, { ...letter, recipient: email, at })
  return {
    codeHash: isKnown ? hashOfNone() : hashCode(secrets.dataKey, registration, code),
    codeExpiresAt: new Date(at.getTime() + minutes * 60_000),
    attempts: 0,
  }
}

/**
 * Mails another code, up to a limit; the earlier code becomes invalid. Throws a Problem (422) if the registration is over, used
 * or unknown.
 */
export async function mailAnotherCode(
  services: Services,
  request: FastifyRequest,
  tenant: Tenant,
  registration: string,
): Promise<void> {
  const { database, clock } = services
  const { mails, minutes } = registrationLimits(tenant)
  const codeExpiresAt = new Date(clock.now().getTime() + minutes * 60_000)
  await database.db.transaction(async (tx) => {
    const [kept] = await tx
      .update(registrations)
      .set({ mails: sql`${registrations.mails} + 1` })
      .where(
        and(
          eq(registrations.uuid, registration),
          eq(registrations.tenant, tenant.code),
          gt(registrations.expiresAt, codeExpiresAt),
          lt(registrations.mails, mails),
        ),
      )
      .returning()
    if (kept === undefined) throw new Problem(422, 'REGISTRATION_OVER')
    const email = emailOf(unsealPending(services, kept.sealed))
    await claimMail(tx, services, request, { tenant, email, identity: undefined })
    const code = await mailCode(tx, services, tenant, registration, email)
    await tx.update(registrations).set(code).where(eq(registrations.uuid, registration))
  })
}

/**
 * Creates the letter to an address that already has an account: it says that somebody registered with the address and how its
 * owner signs in.
 */
export const wayIn = (tenant: Tenant): Letter => ({
  channel: 'MAIL',
  template: 'accountExists',
  values: { url: letterLink(tenant, '/auth/login') },
})

const codeLetter = (code: string, minutes: number): Letter => ({
  channel: 'MAIL',
  template: 'registrationCode',
  values: { code, minutes: String(minutes) },
})

/** Returns a random hash that matches no code. */
const hashOfNone = (): string => randomBytes(32).toString('hex')

/**
 * Returns the limits of registration codes: minutes that a code is valid, wrong attempts, mails of a registration, and hours
 * that an unconfirmed registration is stored.
 */
export const registrationLimits = (tenant: Tenant) =>
  requireFigures(
    tenant.journey.source.limits.limits.registrationCode,
    'minutes',
    'attempts',
    'mails',
    'keptHours',
  )
