import { timingSafeEqual } from 'node:crypto'
import type { SetupRequest } from '#generated/api'
import { hashPassword } from '../auth/passwords.ts'
import { eq, sql } from '../database/drizzle.ts'
import { identities, setupCodes } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { codeLimits, findByEmail, hashCode } from './setup-codes.ts'

/** Sets the password of the account whose owner reads the address's mail; the code then is spent. */
export async function setPassword(
  services: Services,
  tenant: Tenant,
  request: SetupRequest,
): Promise<string> {
  const { db } = services.database
  const identity = await findByEmail(db, tenant, request.email)
  if (identity === undefined || !(await spendCode(services, tenant, identity.uuid, request.code)))
    throw new Problem(422, 'SETUP_CODE')
  const passwordHash = await hashPassword(request.password)
  await db
    .update(identities)
    .set({ passwordHash, updatedAt: services.clock.now() })
    .where(eq(identities.uuid, identity.uuid))
  return identity.uuid
}

/** Counts the attempt before it looks, so that a code cannot be guessed by trying at the same time. */
async function spendCode(
  { database, clock, secrets }: Services,
  tenant: Tenant,
  identity: string,
  code: string,
): Promise<boolean> {
  const [stored] = await database.db
    .update(setupCodes)
    .set({ attempts: sql`${setupCodes.attempts} + 1` })
    .where(eq(setupCodes.identity, identity))
    .returning()
  if (stored === undefined) return false
  const isOpen = stored.attempts <= codeLimits(tenant).attempts && stored.expiresAt > clock.now()
  const expected = Buffer.from(stored.codeHash, 'hex')
  const isRight = timingSafeEqual(Buffer.from(hashCode(secrets.dataKey, identity, code), 'hex'), expected)
  if (!isOpen || !isRight) return false
  const spent = await database.db.delete(setupCodes).where(eq(setupCodes.identity, identity)).returning()
  return spent.length === 1
}
