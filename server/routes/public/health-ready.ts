import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from '#generated/api'
import { findMissingMigrations } from '../../database/migrate.ts'
import type { Services } from '../../services.ts'

/** GET /health/ready */
export function healthReady(app: FastifyInstance, services: Services): void {
  const readiness = services.schema('health.schema.json#/$defs/Readiness')
  const schema = {
    summary: 'Whether requests should be sent to this server, and if not, why',
    response: { 200: readiness, 503: readiness },
  }
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/health/ready', { schema }, async (_request, reply) => {
    const failing = [...(await findFailing(services)), ...(isClosing ? ['closing' as const] : [])]
    const isReady = failing.length === 0
    const answer: Readiness = {
      status: isReady ? 'ready' : 'not ready',
      database: services.database.kind,
      failing,
    }
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
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
