import type { AccountData } from '#generated/api'
import type { Identity } from '../auth/find-identity.ts'
import type { Database } from '../database/database.ts'
import { and, asc, eq, gte, inArray, or } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import { letterTopic } from '../letters/letter-topic.ts'
import { type LetterParts, wordsOf } from '../letters/written/letter-parts.ts'
import { denialPath } from '../proofs/tell-of-act.ts'

interface About {
  /** Uuids of the person's own applications. */
  readonly own: readonly string[]
  /** Uuids of the applications that they sign. */
  readonly signed: readonly string[]
}

/**
 * Collects the letters to a person: those addressed to their account, whatever its e-mail address was; those to the account's
 * confirmed address, if they are about the person's applications or sent since the address is theirs; and those to the address
 * given in an application, if they are about their own applications. Earlier letters to an address were for its previous owner.
 * The text of a letter with a code is left out, and from any other the link that undoes what it tells of.
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
    at: createdAt.toISOString(),
    channel,
    recipient,
    subject,
    ...(letterTopic(template) !== 'codes' && { body: wordsOf({ body, parts: withoutDenial(parts) }) }),
  }))
}

/** Leaves out the link by which whoever has it says that it was not the reader. */
const withoutDenial = ({ link }: LetterParts): LetterParts =>
  link === undefined || new URL(link.url).pathname.startsWith(`${denialPath}/`) ? {} : { link }
