import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Letter } from '../applications/patch.ts'
import { findByEmail } from '../auth/find-by-email.ts'
import { claimMail } from '../auth/limits/claim-mail.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, gt, lt, sql } from '../database/drizzle.ts'
import { registrations } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { letterLink } from '../letters/letter-link.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { emailOf, unsealPending } from './pending-registration.ts'
import { hashCode } from './setup-codes.ts'
import { sixDigits } from './six-digits.ts'

type Code = Pick<typeof registrations.$inferInsert, 'codeHash' | 'codeExpiresAt' | 'attempts'>

/** Mails a registration's address a new code, or where it has an account the way in: then no code is right. */
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

/** Mails once more, so many times at most; the code before is no longer right. Refused where a registration is over, spent or unknown. */
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

/** The letter to an address that has an account: somebody registered with it, and this is how its owner comes in. */
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

/** A hash like any other, which no code has. */
const hashOfNone = (): string => randomBytes(32).toString('hex')

/**
 * Minutes that a code is good for, wrong attempts that it takes, mails that a registration is sent, and hours that it is
 * kept unconfirmed.
 */
export const registrationLimits = (tenant: Tenant) =>
  requireFigures(
    tenant.journey.source.limits.limits.registrationCode,
    'minutes',
    'attempts',
    'mails',
    'keptHours',
  )
