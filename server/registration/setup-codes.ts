import { randomInt } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities, setupCodes } from '../database/schema.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Mails a new code to an address that has an account; does nothing for any other. */
export async function mailSetupCode(services: Services, tenant: Tenant, email: string): Promise<void> {
  const identity = await findByEmail(services.database.db, tenant, email)
  if (identity === undefined) return
  await services.database.db.transaction(async (tx) => {
    const code = await createSetupCode(tx, services, tenant, identity.uuid)
    const values = { code, minutes: String(codeLimits(tenant).minutes) }
    const recipient = identity.email
    await postLetter(tx, tenant, {
      channel: 'MAIL',
      template: 'setupCode',
      recipient,
      at: services.clock.now(),
      values,
    })
  })
}

/** Replaces any earlier code. Kept only as a keyed hash: six digits are soon tried against a plain one. */
export async function createSetupCode(
  tx: Transaction,
  { clock, secrets }: Services,
  tenant: Tenant,
  identity: string,
): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expiresAt = new Date(clock.now().getTime() + codeLimits(tenant).minutes * 60_000)
  const row = { codeHash: hashCode(secrets.dataKey, identity, code), expiresAt, attempts: 0 }
  await tx
    .insert(setupCodes)
    .values({ identity, ...row })
    .onConflictDoUpdate({ target: setupCodes.identity, set: row })
  return code
}

const hashCode = (ring: KeyRing, identity: string, code: string): string =>
  keyedHash(ring, contentOf(identity, code))

/** Whether a hash is that of a code, by whichever of our keys it was made. */
export const isHashOfCode = (ring: KeyRing, identity: string, code: string, hash: string): boolean =>
  isKeyedHash(ring, contentOf(identity, code), hash)

const contentOf = (identity: string, code: string): string => `${identity}:${code}`

export function codeLimits(tenant: Tenant): { readonly minutes: number; readonly attempts: number } {
  const { minutes, attempts } = tenant.journey.source.limits.limits.setupCode ?? {}
  if (minutes === undefined || attempts === undefined) throw new Error('flows/limits.json has no setupCode.')
  return { minutes, attempts }
}

/** `isSetUp`: they chose a password before. */
export async function findByEmail(db: Database | Transaction, tenant: Tenant, email: string) {
  const [identity] = await db
    .select({ uuid: identities.uuid, email: identities.email, passwordHash: identities.passwordHash })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email.toLowerCase())))
  return identity && { ...identity, isSetUp: identity.passwordHash !== null }
}
