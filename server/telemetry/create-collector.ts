import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { EventRow } from './event-row.ts'
import { keepEvents } from './keep-events.ts'

export interface Collector {
  /** Stores an event. Resolves after the commit with whether its session is known. */
  readonly keep: (event: EventRow) => Promise<boolean>
}

interface Waiting {
  readonly event: EventRow
  readonly resolve: (isKnown: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Creates a collector that commits events in groups: one by one, a thousand a second would keep the database from everything
 * else.
 */
export function createCollector(services: Pick<Services, 'database' | 'clock' | 'tenants'>): Collector {
  const { telemetry } = services.tenants.fallback.journey.source.limits.limits
  const { gatherMs, groupEvents, mostWaiting } = requireFigures(
    ...([telemetry, 'gatherMs', 'groupEvents', 'mostWaiting'] as const),
  )
  const waiting: Waiting[] = []
  let isKeeping = false

  async function keepWaiting(): Promise<void> {
    isKeeping = true
    while (waiting.length > 0) {
      await pause(gatherMs)
      await keepGroup(services, waiting.splice(0, groupEvents))
    }
    isKeeping = false
  }

  return {
    keep: (event) => {
      if (waiting.length >= mostWaiting) throw new Problem(503, 'DATABASE_AWAY')
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      waiting.push({ event, resolve, reject })
      if (!isKeeping) void keepWaiting()
      return promise
    },
  }
}

async function keepGroup(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  group: readonly Waiting[],
): Promise<void> {
  try {
    const known = await keepEvents(
      database.db,
      group.map(({ event }) => event),
      clock.now(),
    )
    for (const [index, { resolve }] of group.entries()) resolve(known[index] === true)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
