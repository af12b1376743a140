import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import { systemClock } from '../../clock/clock.ts'
import type { OpenDatabase, Transaction } from '../../database/database.ts'
import { SQL, sql } from '../../database/drizzle.ts'
import { findFault } from '../../database/find-fault.ts'
import { rowsOf } from '../../database/rows-of.ts'
import type { ConditionTicket, Ticket } from '../../vendors/ports/ticket.ts'
import { createOutage } from './outage.ts'

export interface JobQueue {
  /** Queues a job, due at once or after so many milliseconds, in the transaction that makes it necessary, so that neither exists without the other. */
  readonly send: (tx: Transaction, ticket: Ticket, delayMs?: number) => Promise<void>
  /** Works off tickets. `resume` runs after the database was away, and puts right what came to grief meanwhile. */
  readonly work: (handler: (ticket: Ticket) => Promise<void>, resume: () => Promise<void>) => Promise<void>
  /** False while it cannot get at its jobs. */
  readonly isWorking: () => boolean
  readonly stop: () => Promise<void>
}

const queueName = 'application-jobs'

export async function startJobQueue(database: OpenDatabase, log: FastifyBaseLogger): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.queueConnection,
    backend: database.kind,
    schedule: false,
    // A notification wakes a worker within milliseconds; polling is the floor beneath it.
    useListenNotify: true,
    monitorVacuum: false,
    reindex: false,
  })
  let resume = async () => {}
  const outage = createOutage(log, () => resume())
  boss.on('error', outage.note)
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'))
  await boss.start()
  await boss.createQueue(queueName, {
    notify: true,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 120,
    deleteAfterSeconds: 86400,
  })
  return {
    // A plain send inside a PGlite transaction waits for the one connection, which the transaction holds: for ever.
    send: async (tx, ticket, delayMs = 0) => {
      const due = delayMs === 0 ? {} : { startAfter: new Date(systemClock.now().getTime() + delayMs) }
      await boss.send(queueName, ticket, { db: inTransaction(tx), ...due })
    },
    work: async (handler, afterOutage) => {
      resume = afterOutage
      const fail = (err: unknown) => {
        // The queue tries again without a word.
        log.error({ err }, 'job failed')
        if (findFault(err) !== undefined) outage.note(err)
      }
      await boss.work(
        queueName,
        // Every notification wakes every idle worker, and each asks the database: few of them, that take several jobs.
        {
          localConcurrency: 4,
          batchSize: 2,
          perJobResults: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
        },
        (jobs: Job<Ticket>[]) => Promise.all(jobs.map((job) => settle(job, handler, fail))),
      )
    },
    isWorking: () => !outage.isOn(),
    stop: async () => {
      outage.stop()
      await settled(boss.offWork(queueName), 5000)
      // Without its database it cannot say which jobs it leaves behind; the next start finds them.
      await boss
        .stop({ graceful: false })
        .catch((err: unknown) => log.warn({ err }, 'job queue was not stopped in order'))
    },
  }
}

/** When the jobs at work are done, or so much later. The queue's own way of waiting looks after half a second, even where nothing is left to do. */
async function settled(work: Promise<void>, mostMs: number): Promise<void> {
  const patience = new AbortController()
  const { signal } = patience
  await Promise.race([work, pause(mostMs, undefined, { signal }).catch(() => {})]).finally(() =>
    patience.abort(),
  )
}

/** Works off one job of several that were taken at once; what becomes of it is no matter of the others. */
async function settle(
  { id, data }: Job<Ticket>,
  handler: (ticket: Ticket) => Promise<void>,
  fail: (err: unknown) => void,
): Promise<JobResult> {
  try {
    await handler(data)
    return { id, status: 'completed' }
  } catch (err) {
    fail(err)
    return { id, status: 'failed' }
  }
}

const inTransaction = (tx: Transaction) =>
  fromDrizzle(
    {
      execute: async (query) => {
        if (!(query instanceof SQL)) throw new Error('The job queue sent something else than SQL.')
        return { rows: rowsOf(await tx.execute(query)) }
      },
    },
    sql,
  )

/** Applications for which the job of a state waits to be taken. One that a dead process had taken does not count. */
export async function queuedApplications(database: OpenDatabase): Promise<ReadonlySet<string>> {
  const result = await database.db.execute(
    sql`select data->>'application' as application from pgboss.job where name = ${queueName} and state in ('created', 'retry') and data ? 'state'`,
  )
  return new Set(rowsOf(result).flatMap((row) => (isNamed(row) ? [row.application] : [])))
}

const isNamed = (row: unknown): row is { readonly application: string } =>
  typeof row === 'object' && row !== null && 'application' in row && typeof row.application === 'string'

/** Conditions whose review was begun by somebody, of whom nobody knows whether they still live. */
export async function begunReviews(database: OpenDatabase): Promise<readonly ConditionTicket[]> {
  const result = await database.db.execute(
    sql`select distinct data->>'application' as application, data->>'condition' as condition from pgboss.job where name = ${queueName} and state = 'active' and data ? 'condition'`,
  )
  return rowsOf(result).flatMap((row) => (isNamed(row) && isReview(row) ? [row] : []))
}

const isReview = (row: { readonly application: string }): row is ConditionTicket =>
  'condition' in row && typeof row.condition === 'string'
