import type { AccountData } from '#generated/api'
import type { Identity } from '../auth/find-identity.ts'
import type { Database } from '../database/database.ts'
import { and, asc, eq, gte, inArray, or } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import { letterTopic } from '../letters/letter-topic.ts'
import { wordsOf } from '../letters/written/letter-parts.ts'

interface About {
  /** Uuids of the applications that are theirs. */
  readonly own: readonly string[]
  /** Uuids of those that they sign along. */
  readonly signed: readonly string[]
}

/**
 * Letters to a person: those written to their account, wherever its letters went at the time; to the address of the account, which its owner has confirmed, about their applications or since it is
 * theirs; to the one that they gave in an application, those about their own applications alone. What went to an address before
 * was for whoever had it then. The words of a letter that bears a code are left out.
 */
export async function collectLetters(
  db: Database,
  { uuid, tenant, email, emailSince, createdAt: openedAt, profile }: Identity,
  { own, signed }: About,
): Promise<AccountData['letters']> {
  const isTheirs = or(
    inArray(outbox.application, [...own, ...signed]),
    gte(outbox.createdAt, emailSince ?? openedAt),
  )
  const toAccount = and(eq(outbox.recipient, email), isTheirs)
  const toReader = eq(outbox.reader, uuid)
  const toProfile = and(eq(outbox.recipient, profile.email ?? email), inArray(outbox.application, [...own]))
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.tenant, tenant), or(toReader, toAccount, toProfile)))
    .orderBy(asc(outbox.id))
  return rows.map(({ createdAt, channel, recipient, subject, body, parts, template }) => ({
    ...{ at: createdAt.toISOString(), channel, recipient, subject },
    ...(letterTopic(template) !== 'codes' && { body: wordsOf({ body, parts }) }),
  }))
}
