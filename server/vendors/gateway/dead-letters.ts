import type { DeadLetter, DeadLetters } from '#generated/api'
import { and, desc, eq, sql } from '../../database/drizzle.ts'
import { outbox, vendorCalls, vendorNotes } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

const most = 200
const letterPrefix = 'letter_'

/** What was given up, and what staff should see, the newest first: at most 200 of each. */
export async function loadDeadLetters({
  database: { db },
}: Pick<Services, 'database'>): Promise<DeadLetters> {
  const calls = await db
    .select()
    .from(vendorCalls)
    .where(eq(vendorCalls.state, 'DEAD'))
    .orderBy(desc(vendorCalls.updatedAt))
    .limit(most)
  const letters = await db
    .select()
    .from(outbox)
    .where(sql`${outbox.deadAt} is not null`)
    .orderBy(desc(outbox.id))
    .limit(most)
  const notes = await db.select().from(vendorNotes).orderBy(desc(vendorNotes.lastAt)).limit(most)
  return {
    deadLetters: [...calls.map(ofCall), ...letters.map(ofLetter)],
    notes: notes.map(({ lastAt, application, ...note }) => ({
      ...note,
      lastAt: lastAt.toISOString(),
      ...(application !== null && { application }),
    })),
  }
}

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

/** Never its words or its recipient. */
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

/** Has something that was given up sent again, as if for the first time; false where there is no such thing. */
export const sendAgain = (services: Services, id: string): Promise<boolean> =>
  id.startsWith(letterPrefix)
    ? sendLetterAgain(services, Number(id.slice(letterPrefix.length)))
    : askAgain(services, id)

const askAgain = ({ database, queue, clock }: Services, id: string): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    const now = clock.now()
    const [row] = await tx
      .update(vendorCalls)
      .set({ state: 'FAILED', attempts: 0, overdue: 0, dueAt: now, updatedAt: now })
      .where(and(eq(vendorCalls.id, id), eq(vendorCalls.state, 'DEAD')))
      .returning({ ticket: vendorCalls.ticket })
    if (row === undefined) return false
    await queue.send(tx, row.ticket)
    return true
  })

const sendLetterAgain = ({ database, queue }: Services, id: number): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    if (!Number.isSafeInteger(id)) return false
    const rows = await tx
      .update(outbox)
      .set({ deadAt: null, attempts: 0 })
      .where(and(eq(outbox.id, id), sql`${outbox.deadAt} is not null`))
      .returning({ id: outbox.id })
    if (rows.length === 0) return false
    await queue.send(tx, { letter: id })
    return true
  })
