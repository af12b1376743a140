import { randomUUID } from 'node:crypto'
import type { RegistrationConfirmation } from '#generated/api'
import type { Transaction } from '../database/database.ts'
import { and, eq, gt, lt, sql } from '../database/drizzle.ts'
import { registrations } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { beginApplication } from './begin-application.ts'
import { openAccount } from './open-account.ts'
import { emailOf, type PendingRegistration, unsealPending } from './pending-registration.ts'
import { registrationLimits, wayIn } from './registration-codes.ts'
import { applicantOf, toProfile } from './registration-steps.ts'
import { requireAdmission } from './require-admission.ts'
import { requireSelfRegistration } from './require-self-registration.ts'
import { isHashOfCode } from './setup-codes.ts'
import { welcome } from './welcome.ts'

type Kept = typeof registrations.$inferSelect

/** Result of checking a code. */
export interface Attempt {
  /** Remaining attempts with the present code; 0 if it is over, used or unknown. */
  readonly left: number
  /** Address to be confirmed. Undefined if the code is over, used or unknown. */
  readonly email?: string
  /** Registration that a right code confirms. Undefined for any other code. */
  readonly right?: { readonly kept: Kept; readonly pending: PendingRegistration }
}

/**
 * Checks a code. It counts the attempt first, so that parallel attempts gain nothing. Throws a Problem for a right code only if
 * the lender has stopped admitting such applicants since.
 */
export async function tryCode(
  services: Services,
  tenant: Tenant,
  { registration, code }: RegistrationConfirmation,
): Promise<Attempt> {
  const { attempts: most } = registrationLimits(tenant)
  const now = services.clock.now()
  const [kept] = await services.database.db
    .update(registrations)
    .set({ attempts: sql`${registrations.attempts} + 1` })
    .where(
      and(
        eq(registrations.uuid, registration),
        eq(registrations.tenant, tenant.code),
        gt(registrations.codeExpiresAt, now),
        lt(registrations.attempts, most),
      ),
    )
    .returning()
  if (kept === undefined) return { left: 0 }
  const left = most - kept.attempts
  const pending = unsealPending(services, kept.sealed)
  const email = emailOf(pending)
  if (!isRight(services, kept, code)) return { left, email }
  await requireSelfRegistration(services, tenant, pending.referrer)
  requireAdmission(tenant, applicantOf(pending.steps), now)
  return { left, email, right: { kept, pending } }
}

/**
 * Opens the account and begins its first application. Throws a Problem (422) if the code is not right or the address already
 * has an account.
 */
export async function confirmRegistration(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { left, right }: Attempt,
): Promise<{ readonly identityUuid: string; readonly applicationUuid: string }> {
  if (right === undefined) throw refused(left)
  const { kept, pending } = right
  await spend(tx, kept)
  const { steps, passwordHash, referrer, agreed } = pending
  const email = emailOf(pending)
  const uuid = randomUUID()
  const account = {
    uuid,
    tenant: tenant.code,
    locale: tenant.locale,
    email,
    passwordHash,
    profile: toProfile(steps),
  }
  const opened = { ...account, emailSince: kept.createdAt, referrerUuid: referrer }
  if (!(await openAccount(tx, opened))) throw addressTaken(services, tenant, email, left)
  const beginning = { owner: uuid, steps, referrer, agreed: [agreed], agreedAt: kept.createdAt }
  await welcome(tx, tenant, { identity: uuid, email, at: services.clock.now() })
  return { identityUuid: uuid, applicationUuid: await beginApplication(tx, services, tenant, beginning) }
}

const isRight = ({ secrets }: Services, { uuid, codeHash }: Kept, code: string): boolean =>
  isHashOfCode(secrets.dataKey, uuid, code, codeHash)

/** Deletes a registration when its code is used: of two requests with the same code, one succeeds. */
async function spend(tx: Transaction, { uuid, codeHash }: Kept): Promise<void> {
  const isKept = and(eq(registrations.uuid, uuid), eq(registrations.codeHash, codeHash))
  const spent = await tx.delete(registrations).where(isKept).returning({ uuid: registrations.uuid })
  if (spent.length !== 1) throw refused(0)
}

/**
 * Returns the refusal if two people registered with one address and the other confirmed first. It equals that of any address
 * with an account.
 */
function addressTaken(
  { clock, database }: Services,
  tenant: Tenant,
  recipient: string,
  left: number,
): Problem {
  const letter = { ...wayIn(tenant), recipient, at: clock.now() }
  return refused(left).followedBy(() => postLetter(database.db, tenant, letter))
}

const refused = (left: number): Problem => new Problem(422, 'REGISTRATION_CODE', { left }).at('code')
