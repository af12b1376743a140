import { and, asc, gt, inArray, isNull } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import type { Services } from '../services.ts'

const lookMs = 1000
const batch = 50
/** Age after which an unsent letter is not sent any more, because its codes and appointments are over. */
const youngMs = 86_400_000

type PostmanServices = Pick<Services, 'database' | 'queue' | 'clock' | 'log'>

/**
 * Passes new letters to the job queue every second. Letters are written in many transactions, by pages and jobs; none of them
 * must know about sending, and none is lost: the next check finds letters not passed on yet.
 */
export function startPostman(services: PostmanServices): { readonly stop: () => Promise<void> } {
  let isStopped = false
  let round = Promise.resolve()
  const look = () => {
    round = queueLetters(services)
      .catch((err: unknown) => services.log.error({ err }, 'letters'))
      .then(() => {
        if (!isStopped) timer = setTimeout(look, lookMs).unref()
      })
  }
  let timer = setTimeout(look, lookMs).unref()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

async function queueLetters({ database, queue, clock }: PostmanServices): Promise<void> {
  const now = clock.now()
  await database.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id, parts: outbox.parts })
      .from(outbox)
      .where(and(isNull(outbox.queuedAt), gt(outbox.createdAt, new Date(now.getTime() - youngMs))))
      .orderBy(asc(outbox.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const { id, parts } of due)
      await queue.send(tx, { letter: id, ...(parts.code !== undefined && { isCode: true }) })
    if (due.length > 0)
      await tx
        .update(outbox)
        .set({ queuedAt: now })
        .where(
          inArray(
            outbox.id,
            due.map(({ id }) => id),
          ),
        )
  })
}
