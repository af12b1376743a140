import type { ChatNonce } from '#generated/api'
import type { Bearer } from '../../auth/tokens.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { and, eq, gt, isNull, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { chatNonces, identities, sessions } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { createSecret, hashSecret } from '../../secrets/random-secret.ts'
import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'

/** Account that a nonce proves. */
export interface ProvenIdentity {
  readonly identity: string
  readonly tenant: string
  readonly userType: string
}

/** Creates a nonce for a signed-in account. The caller has checked its session. */
export async function createNonce(services: Services, bearer: Bearer): Promise<ChatNonce> {
  const now = services.clock.now()
  const nonce = createSecret()
  const expiresAt = endOf(services, now, now)
  const { identity, session } = bearer
  await services.database.db
    .insert(chatNonces)
    .values({ hash: hashSecret(nonce), identity, session, createdAt: now, expiresAt })
  return { nonce, expiration: expiresAt.toISOString() }
}

/**
 * Extends a nonce of the bearer, at most until the end of the chat's keep-alive. Throws a Problem (401) if the nonce is not the
 * bearer's or has expired.
 */
export async function refreshNonce(services: Services, bearer: Bearer, nonce: string): Promise<ChatNonce> {
  const { db } = services.database
  const now = services.clock.now()
  const isTheirs = and(
    eq(chatNonces.hash, hashSecret(nonce)),
    eq(chatNonces.identity, bearer.identity),
    eq(chatNonces.session, bearer.session),
    gt(chatNonces.expiresAt, now),
  )
  const [found] = await db.select().from(chatNonces).where(isTheirs)
  if (found === undefined) throw new Problem(401, 'CHAT_NONCE')
  const expiresAt = endOf(services, now, found.createdAt)
  await db.update(chatNonces).set({ expiresAt }).where(isTheirs)
  return { nonce, expiration: expiresAt.toISOString() }
}

function endOf(services: Services, now: Date, createdAt: Date): Date {
  const { nonceMs, keepAliveMs } = chatLimits(services)
  return new Date(Math.min(now.getTime() + nonceMs, createdAt.getTime() + keepAliveMs))
}

/**
 * Returns the account that a nonce proves. Throws a Problem (401) if the nonce is unknown or has expired, or if its session has
 * ended. A nonce can be used repeatedly.
 */
export async function proveNonce(services: Services, nonce: string): Promise<ProvenIdentity> {
  const [found] = await services.database.db
    .select({ identity: identities.uuid, tenant: identities.tenant, userType: identities.userType })
    .from(chatNonces)
    .innerJoin(sessions, eq(sessions.uuid, chatNonces.session))
    .innerJoin(identities, eq(identities.uuid, chatNonces.identity))
    .where(
      and(
        eq(chatNonces.hash, hashSecret(nonce)),
        gt(chatNonces.expiresAt, services.clock.now()),
        isNull(sessions.endedAt),
      ),
    )
  if (found === undefined) throw new Problem(401, 'CHAT_NONCE')
  return found
}

/** Ties a nonce to the conversation that it keeps writable. Throws a Problem (401) if it is tied to another one. */
export async function tieNonce(
  db: Database | Transaction,
  nonce: string,
  conversation: string,
): Promise<void> {
  const tied = await db
    .update(chatNonces)
    .set({ conversation })
    .where(
      and(
        eq(chatNonces.hash, hashSecret(nonce)),
        sql`(${chatNonces.conversation} is null or ${chatNonces.conversation} = ${conversation})`,
      ),
    )
    .returning({ hash: chatNonces.hash })
  if (tied.length === 0) throw new Problem(401, 'CHAT_NONCE')
}

/** SQL condition that is true for a conversation that a visitor started, or whose person is signed in now. */
export const isSignedInFor = (conversation: ReturnType<typeof sql>, now: Date) => sql`(
  ${conversation}.identity is null or exists (
    select from chat_nonces n join sessions s on s.uuid = n.session
    where n.conversation = ${conversation}.uuid and n.expires_at > ${instant(now)} and s.ended_at is null
  )
)`

/** True for a conversation of the table `conversation` if the session in which its person last proved who they are was ended. */
export const hasSignedOutOf = (conversation: ReturnType<typeof sql>) => sql`coalesce((
  select s.ended_at is not null from chat_nonces n join sessions s on s.uuid = n.session
  where n.conversation = ${conversation}.uuid order by n.created_at desc, n.hash limit 1
), false)`
