import type { SetupRequest } from '#generated/api'
import { loadAllOf, loadSignedBy } from '../applications/application-store.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Transaction } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { evidence, identities, setupCodes } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { codeLimits, findByEmail, isHashOfCode } from './setup-codes.ts'
import { agreedToTerms } from './terms.ts'

/**
 * Sets the password of the account whose owner reads the address's mail; the code then is spent. Who sets the first one
 * agrees to the terms with it, as those do who register.
 */
export async function setPassword(
  services: Services,
  tenant: Tenant,
  request: SetupRequest,
): Promise<string> {
  const { database, clock } = services
  const identity = await findByEmail(database.db, tenant, request.email)
  if (identity === undefined || !(await isRightCode(services, tenant, identity.uuid, request.code)))
    throw new Problem(422, 'SETUP_CODE')
  const agreed = identity.isSetUp ? undefined : await agreement(services, tenant, identity.uuid, request)
  const passwordHash = await hashPassword(request.password)
  await database.db.transaction(async (tx) => {
    await spendCode(tx, identity.uuid)
    await tx
      .update(identities)
      .set({ passwordHash, updatedAt: clock.now() })
      .where(eq(identities.uuid, identity.uuid))
    if (agreed !== undefined) await tx.insert(evidence).values(agreed)
  })
  return identity.uuid
}

/** For the application that one was invited to; undefined where that was withdrawn meanwhile, and there is nothing to agree about. */
async function agreement(services: Services, tenant: Tenant, identity: string, request: SetupRequest) {
  const { db } = services.database
  if (request.termsAccepted !== true) {
    // The code was right: this was no guess.
    await db
      .update(setupCodes)
      .set({ attempts: sql`${setupCodes.attempts} - 1` })
      .where(eq(setupCodes.identity, identity))
    throw new Problem(422, 'TERMS_REQUIRED')
  }
  const now = services.clock.now()
  const agreed = agreedToTerms(tenant, request.consentTextHash, now)
  const [invitedTo] = [...(await loadAllOf(db, identity)), ...(await loadSignedBy(db, identity))]
  return invitedTo && { ...agreed, application: invitedTo.uuid, identity, at: now }
}

/** Counts the attempt before it looks, so that a code cannot be guessed by trying at the same time. */
async function isRightCode(
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
  return isOpen && isHashOfCode(secrets.dataKey, identity, code, stored.codeHash)
}

/** Of two who come with the same code, one is let in. */
async function spendCode(tx: Transaction, identity: string): Promise<void> {
  const spent = await tx.delete(setupCodes).where(eq(setupCodes.identity, identity)).returning()
  if (spent.length !== 1) throw new Problem(422, 'SETUP_CODE')
}
