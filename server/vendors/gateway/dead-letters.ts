import type { DeadLetter, DeadLetters } from '#generated/api'
import { and, columnsOf, desc, eq, inArray, isNotNull, isNull, or } from '../../database/drizzle.ts'
import { applications, outbox, vendorCalls, vendorNotes } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

const most = 200
const letterPrefix = 'letter_'

/** Codes of the lenders to list; every lender if undefined. */
type Lenders = readonly string[] | undefined

/**
 * Lists calls and letters that were given up, and notes for staff, the newest first, at most 200 of each. If lenders are given,
 * only the provider's own staff see notes without an application.
 */
export async function loadDeadLetters(
  { database: { db }, tenants }: Pick<Services, 'database' | 'tenants'>,
  lenders?: Lenders,
): Promise<DeadLetters> {
  const calls = await db
    .select()
    .from(vendorCalls)
    .where(and(eq(vendorCalls.state, 'DEAD'), among(vendorCalls.tenant, lenders)))
    .orderBy(desc(vendorCalls.updatedAt))
    .limit(most)
  const letters = await db
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.deadAt), among(outbox.tenant, lenders)))
    .orderBy(desc(outbox.id))
    .limit(most)
  const isProvider = lenders?.includes(tenants.fallback.code) === true
  const unnamed = isProvider ? isNull(vendorNotes.application) : undefined
  const notes = await db
    .select(columnsOf(vendorNotes))
    .from(vendorNotes)
    .leftJoin(applications, eq(applications.uuid, vendorNotes.application))
    .where(lenders && or(among(applications.tenant, lenders), unnamed))
    .orderBy(desc(vendorNotes.lastAt))
    .limit(most)
  return {
    deadLetters: [...calls.map(ofCall), ...letters.map(ofLetter)],
    notes: notes.map(({ lastAt, application, ...note }) => ({
      ...note,
      lastAt: lastAt.toISOString(),
      ...(application !== null && { application }),
    })),
  }
}

const among = (
  column: typeof outbox.tenant | typeof applications.tenant | typeof vendorCalls.tenant,
  lenders: Lenders,
) => (lenders === undefined ? undefined : inArray(column, [...lenders]))

function ofCall(row: typeof vendorCalls.$inferSelect): DeadLetter {
  const { id, connection, operation, tenant: lender, application, attempts, reason, updatedAt } = row
  return {
    id,
    connection,
    operation,
    lender,
    ...(application !== null && { application }),
    attempts,
    reason: reason ?? '',
    since: updatedAt.toISOString(),
  }
}

/** Converts a letter to a dead letter, without its words or recipient. */
function ofLetter(row: typeof outbox.$inferSelect): DeadLetter {
  const { id, tenant: lender, application, attempts, failure, deadAt, createdAt } = row
  return {
    id: `${letterPrefix}${id}`,
    connection: 'mail',
    operation: 'mail.send',
    lender,
    ...(application !== null && { application }),
    attempts,
    reason: failure ?? '',
    since: (deadAt ?? createdAt).toISOString(),
  }
}

/** Sends a dead letter again, as if for the first time. Returns false if these lenders have none with this id. */
export const sendAgain = (services: Services, id: string, lenders?: Lenders): Promise<boolean> =>
  id.startsWith(letterPrefix)
    ? sendLetterAgain(services, Number(id.slice(letterPrefix.length)), lenders)
    : askAgain(services, id, lenders)

const askAgain = ({ database, queue, clock }: Services, id: string, lenders: Lenders): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    const now = clock.now()
    const [row] = await tx
      .update(vendorCalls)
      .set({ state: 'FAILED', attempts: 0, overdue: 0, dueAt: now, updatedAt: now })
      .where(and(eq(vendorCalls.id, id), eq(vendorCalls.state, 'DEAD'), among(vendorCalls.tenant, lenders)))
      .returning({ ticket: vendorCalls.ticket })
    if (row === undefined) return false
    await queue.send(tx, row.ticket)
    return true
  })

const sendLetterAgain = ({ database, queue }: Services, id: number, lenders: Lenders): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    if (!Number.isSafeInteger(id)) return false
    const rows = await tx
      .update(outbox)
      .set({ deadAt: null, attempts: 0 })
      .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt), among(outbox.tenant, lenders)))
      .returning({ id: outbox.id })
    if (rows.length === 0) return false
    await queue.send(tx, { letter: id })
    return true
  })
