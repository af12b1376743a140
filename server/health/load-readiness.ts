import { setTimeout as pause } from 'node:timers/promises'
import type { Readiness } from '#generated/api'
import { findMissingMigrations } from '../database/migrate.ts'
import type { Services } from '../services.ts'

/** Whether requests should be sent to this server, and what keeps it from working. */
export async function loadReadiness(services: Services, isClosing: boolean): Promise<Readiness> {
  const failing = [...(await findFailing(services)), ...(isClosing ? ['closing' as const] : [])]
  return {
    status: failing.length === 0 ? 'ready' : 'not ready',
    database: services.database.kind,
    failing,
  }
}

/** A load balancer waits no longer either. */
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

/** An answer, or undefined where it fails or takes more than a second: either is the finding. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const giveUp = new AbortController()
  const late = pause(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined)
  const found = await Promise.race([answer.catch(() => undefined), late])
  giveUp.abort()
  return found
}
