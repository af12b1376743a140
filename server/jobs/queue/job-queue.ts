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
  /**
   * Queues a job, due at once or after a delay in milliseconds. It uses the transaction that makes the job necessary, so that
   * neither exists without the other.
   */
  readonly send: (tx: Transaction, ticket: Ticket, delayMs?: number) => Promise<void>
  /** Starts processing tickets. `resume` runs after an outage of the database and repairs what was lost meanwhile. */
  readonly work: (handler: (ticket: Ticket) => Promise<void>, resume: () => Promise<void>) => Promise<void>
  /** False while the queue cannot reach its jobs. */
  readonly isWorking: () => boolean
  readonly stop: () => Promise<void>
}

const queueName = 'application-jobs'

/** Queue of the letters: their own, so that no application waits while a mail server takes its time. */
const letterQueueName = 'letters'

/** Queue of the letters with a code, which somebody waits for while a thousand others may be due. */
const codeQueueName = 'codes'

/** Seconds without a sign of life after which a job counts as that of a dead server. */
const heartbeatSeconds = 30

/**
 * Seconds between two looks for such jobs, and the least between two of any servers: a look that comes sooner is left out, so
 * that the second must be clearly less.
 */
const lookSeconds = 15
const leastLookSeconds = 10

/**
 * Jobs that a worker takes at once, by queue. A letter is taken alone: a slow one would hold up the code that came with it.
 */
const batchSizes = { [queueName]: 2, [letterQueueName]: 1, [codeQueueName]: 1 }
const queueNames = Object.keys(batchSizes)

function queueOf(ticket: Ticket): string {
  if (!('letter' in ticket)) return queueName
  return ticket.isCode ? codeQueueName : letterQueueName
}

/** Starts the queue. Jobs that are due later are found within `lookEverySeconds`; others are started at once. */
export async function startJobQueue(
  database: OpenDatabase,
  log: FastifyBaseLogger,
  lookEverySeconds = 5,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.queueConnection,
    backend: database.kind,
    schedule: false,
    // A notification wakes a worker within milliseconds; polling is the fallback.
    useListenNotify: true,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: leastLookSeconds,
    monitorVacuum: false,
    reindex: false,
  })
  let resume = async () => {}
  const outage = createOutage(log, () => resume())
  boss.on('error', outage.note)
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'))
  await boss.start()
  for (const name of queueNames)
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 120,
      deleteAfterSeconds: 86400,
    })
  return {
    // A plain `send` inside a PGlite transaction would deadlock: it waits for the only connection, which the transaction holds.
    send: async (tx, ticket, delayMs = 0) => {
      const due = delayMs === 0 ? {} : { startAfter: new Date(systemClock.now().getTime() + delayMs) }
      await boss.send(queueOf(ticket), ticket, { db: inTransaction(tx), heartbeatSeconds, ...due })
    },
    work: async (handler, afterOutage) => {
      resume = afterOutage
      const fail = (err: unknown) => {
        // The queue retries without logging the error.
        log.error({ err }, 'job failed')
        if (findFault(err) !== undefined) outage.note(err)
      }
      // Each notification wakes every idle worker, and each queries the database. So there are few workers.
      for (const [name, batchSize] of Object.entries(batchSizes))
        await boss.work(
          name,
          {
            localConcurrency: 4,
            batchSize,
            perJobResults: true,
            pollingIntervalSeconds: Math.min(1, lookEverySeconds),
            notifyPollingIntervalSeconds: lookEverySeconds,
          },
          (jobs: Job<Ticket>[]) => Promise.all(jobs.map((job) => settle(job, handler, fail))),
        )
    },
    isWorking: () => !outage.isOn(),
    stop: async () => {
      outage.stop()
      await settled(Promise.all(queueNames.map((name) => boss.offWork(name))), 5000)
      // Without its database the queue cannot release the jobs that it holds; the next start finds them.
      await boss
        .stop({ graceful: false })
        .catch((err: unknown) => log.warn({ err }, 'job queue was not stopped in order'))
    },
  }
}

/**
 * Resolves when the running jobs are done, or after `mostMs`. The queue's own graceful stop checks only after half a second,
 * even if nothing is running.
 */
async function settled(work: Promise<unknown>, mostMs: number): Promise<void> {
  const patience = new AbortController()
  const { signal } = patience
  await Promise.race([work, pause(mostMs, undefined, { signal }).catch(() => {})]).finally(() =>
    patience.abort(),
  )
}

/** Runs one job of a batch. Its failure does not affect the others. */
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

/** Returns the applications that have a job of a state waiting in the queue. A job held by a dead process does not count. */
export async function queuedApplications(database: OpenDatabase): Promise<ReadonlySet<string>> {
  const result = await database.db.execute(
    sql`select data->>'application' as application from pgboss.job where name = ${queueName} and state in ('created', 'retry') and data ? 'state'`,
  )
  return new Set(rowsOf(result).flatMap((row) => (isNamed(row) ? [row.application] : [])))
}

const isNamed = (row: unknown): row is { readonly application: string } =>
  typeof row === 'object' && row !== null && 'application' in row && typeof row.application === 'string'

/** Returns the conditions whose review has started. The process that started it may be dead. */
export async function begunReviews(database: OpenDatabase): Promise<readonly ConditionTicket[]> {
  const result = await database.db.execute(
    sql`select distinct data->>'application' as application, data->>'condition' as condition from pgboss.job where name = ${queueName} and state = 'active' and data ? 'condition'`,
  )
  return rowsOf(result).flatMap((row) => (isNamed(row) && isReview(row) ? [row] : []))
}

const isReview = (row: { readonly application: string }): row is ConditionTicket =>
  'condition' in row && typeof row.condition === 'string'
