import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findByEmail } from '../auth/find-by-email.ts'
import { markAsker } from '../auth/limits/asking-browser.ts'
import { claimMail } from '../auth/limits/claim-mail.ts'
import type { Database, Transaction } from '../database/database.ts'
import { eq, sql, TransactionRollbackError } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { identities, setupCodes } from '../database/schema.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'
import type { Services } from '../services.ts'
import { inLocale } from '../tenants/languages.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { sixDigits } from './six-digits.ts'

/**
 * Mails a new code to an address that has an account. For any other address it does the same work and rolls it back, so that
 * neither the response nor its time tells which addresses have one. It marks the browser that asked. Throws a Problem (429) after too many mails to the address.
 */
export async function mailSetupCode(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, email }: { readonly tenant: Tenant; readonly email: string },
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const identity = await findByEmail(tx, tenant, email)
    await claimMail(tx, services, request, { tenant, email, identity: identity?.uuid })
    await undoing(tx, identity === undefined, async (attempt) => {
      const code = await createSetupCode(attempt, services, tenant, identity?.uuid ?? randomUUID())
      await postLetter(attempt, inLocale(tenant, identity?.locale), {
        channel: 'MAIL',
        template: 'setupCode',
        recipient: identity?.email ?? email,
        at: services.clock.now(),
        values: { code, minutes: String(codeLimits(tenant).minutes) },
      })
    })
  })
  markAsker(services, reply, { tenant, email })
}

/** Runs work in a savepoint and rolls it back if told to. The rest of the transaction stays. */
export async function undoing(
  tx: Transaction,
  isToBeUndone: boolean,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const part = tx.transaction(async (inner) => {
    await work(inner)
    if (isToBeUndone) inner.rollback()
  })
  await part.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}

/**
 * Creates a code and replaces any earlier one; stores nothing if the identity does not exist. Only a keyed hash is stored,
 * because six digits are quickly guessed from a plain hash. A code is valid for one purpose: the account itself, unless another
 * is given.
 */
export async function createSetupCode(
  tx: Transaction,
  { clock, secrets }: Services,
  tenant: Tenant,
  identity: string,
  purpose: string = identity,
): Promise<string> {
  const code = sixDigits()
  const expiresAt = new Date(clock.now().getTime() + codeLimits(tenant).minutes * 60_000)
  const codeHash = hashCode(secrets.dataKey, purpose, code)
  await tx
    .insert(setupCodes)
    .select(
      tx
        .select({
          identity: identities.uuid,
          codeHash: sql`${codeHash}`.as('code_hash'),
          expiresAt: instant(expiresAt).as('expires_at'),
        })
        .from(identities)
        .where(eq(identities.uuid, identity)),
    )
    .onConflictDoUpdate({ target: setupCodes.identity, set: { codeHash, expiresAt } })
  return code
}

/**
 * Checks a code against the present one of an identity. An unknown identity takes the same work, so that the response time does
 * not tell.
 */
export async function isRightCode(
  db: Database | Transaction,
  { clock, secrets }: Services,
  identity: string,
  code: string,
  purpose: string = identity,
): Promise<boolean> {
  const [stored] = await db.select().from(setupCodes).where(eq(setupCodes.identity, identity))
  const isSame = isHashOfCode(secrets.dataKey, purpose, code, stored?.codeHash ?? '')
  return stored !== undefined && isSame && stored.expiresAt > clock.now()
}

/** Deletes a used code. Returns false if a parallel request has used it: of two with the same code, one succeeds. */
export async function spendCode(tx: Transaction, identity: string): Promise<boolean> {
  const spent = await tx.delete(setupCodes).where(eq(setupCodes.identity, identity)).returning()
  return spent.length === 1
}

export const hashCode = (ring: KeyRing, identity: string, code: string): string =>
  keyedHash(ring, contentOf(identity, code))

/** Checks whether a hash is that of a code, made with any of the server's keys. */
export const isHashOfCode = (ring: KeyRing, identity: string, code: string, hash: string): boolean =>
  isKeyedHash(ring, contentOf(identity, code), hash)

const contentOf = (identity: string, code: string): string => `${identity}:${code}`

/** Returns the limits of setup codes: minutes that a code is valid. */
export const codeLimits = (tenant: Tenant) =>
  requireFigures(tenant.journey.source.limits.limits.setupCode, 'minutes')
