import type { isSignedIn } from '../../auth/authenticate.ts'
import type { Transaction } from '../../database/database.ts'
import { sql } from '../../database/drizzle.ts'
import { idempotencyKeys, sessions } from '../../database/schema.ts'

export interface KeyClaim {
  readonly identity: string
  readonly key: string
  readonly requestHash: string
  /** Keyed hash of the address, for the entries of the audit log that the transaction writes. */
  readonly place: string
}

/** Tells the triggers of the audit log from where the transaction acts. A part of another statement, so that it costs none. */
const tellPlace = (place: string) => sql<string>`set_config('audit.place', ${place}, true)`

/** Claims an idempotency key and returns whether it was free. Waits while another transaction that claimed it is running. */
export async function claimKey(tx: Transaction, { place, ...claim }: KeyClaim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ place: tellPlace(place) })
  return claimed.length > 0
}

/**
 * Claims an idempotency key if the session is open. Returns a row with the session's last use and the key, null if it was
 * claimed before; no row if the session is over. It is one statement, because every change begins with it.
 */
export function claimSignedIn(tx: Transaction, claim: KeyClaim, isOpen: ReturnType<typeof isSignedIn>) {
  const { identity, key, requestHash, place } = claim
  const open = tx
    .$with('open')
    .as(tx.select({ lastUsedAt: sessions.lastUsedAt }).from(sessions).where(isOpen))
  // Drizzle refuses a row whose columns differ in name or order from the table's.
  const row = tx
    .select({
      identity: sql`${identity}::uuid`.as('identity'),
      key: sql`${key}::text`.as('key'),
      requestHash: sql`${requestHash}::text`.as('request_hash'),
      status: sql`null::integer`.as('status'),
      body: sql`null::jsonb`.as('body'),
      createdAt: sql`now()`.as('created_at'),
    })
    .from(open)
  const claimed = tx
    .$with('claimed')
    .as(tx.insert(idempotencyKeys).select(row).onConflictDoNothing().returning({ key: idempotencyKeys.key }))
  return tx
    .with(open, claimed)
    .select({ lastUsedAt: open.lastUsedAt, key: claimed.key, place: tellPlace(place) })
    .from(open)
    .leftJoin(claimed, sql`true`)
}
