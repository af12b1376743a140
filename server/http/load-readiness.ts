import { setTimeout as pause } from 'node:timers/promises'
import type { Readiness } from '#generated/api'
import { findMissingMigrations } from '../database/migrate.ts'
import type { Services } from '../services.ts'

/** Returns whether requests should be sent to this server, and what prevents it. */
export async function loadReadiness(services: Services): Promise<Readiness> {
  const failing = [
    ...(await findFailing(services)),
    ...(services.closing.aborted ? ['closing' as const] : []),
  ]
  return {
    status: failing.length === 0 ? 'ready' : 'not ready',
    database: services.database.kind,
    failing,
  }
}

/** Longest wait, which is also a load balancer's. */
const patienceMs = 1000

async function findFailing({ database, queue }: Services): Promise<Readiness['failing']> {
  const [missing, hasRoom] = await Promise.all([
    inTime(findMissingMigrations(database)),
    inTime(database.hasRoom()),
  ])
  const failing: Readiness['failing'] = []
  if (missing === undefined) failing.push('database')
  else if (missing.length > 0) failing.push('migrations')
  if (hasRoom !== true) failing.push('storage')
  if (!queue.isWorking()) failing.push('jobs')
  return failing
}

/** Returns a result. Undefined if it fails or takes more than a second; both count as failing. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const giveUp = new AbortController()
  const late = pause(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined)
  const found = await Promise.race([answer.catch(() => undefined), late])
  giveUp.abort()
  return found
}
