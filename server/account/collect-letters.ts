import type { AccountData } from '#generated/api'
import type { Identity } from '../auth/find-identity.ts'
import type { Database } from '../database/database.ts'
import { and, asc, eq, inArray, sql } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import { letterTopic } from '../letters/letter-topic.ts'

/**
 * Letters to a person: to the address of the account, which its owner has confirmed; to the one that they gave in an
 * application, those about their own applications alone. The words of a letter that bears a code are left out.
 */
export async function collectLetters(
  db: Database,
  { tenant, email, profile }: Identity,
  own: readonly string[],
): Promise<AccountData['letters']> {
  const toAccount = eq(outbox.recipient, email)
  const toProfile = and(eq(outbox.recipient, profile.email ?? email), inArray(outbox.application, [...own]))
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(eq(outbox.tenant, tenant), own.length === 0 ? toAccount : sql`(${toAccount} or (${toProfile}))`),
    )
    .orderBy(asc(outbox.id))
  return rows.map(({ createdAt, channel, recipient, subject, body, template }) => ({
    ...{ at: createdAt.toISOString(), channel, recipient, subject },
    ...(letterTopic(template) !== 'codes' && { body }),
  }))
}
