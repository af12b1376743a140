import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { loadSource, tenantJourney } from '#source'
import type { ServerProcess } from '../../support/processes/server-process.ts'
import { Walkers } from './walkers.ts'

export interface Kills {
  /** Starts the server with the same data and the same port each time. */
  readonly start: () => Promise<ServerProcess>
  readonly kills: number
  /** Seed of the waits before the kills. */
  readonly seed: number
  readonly say: (text: string) => void
}

export interface KillReport {
  /** Number of applications that reached their end. Each of them equals an undisturbed one if there are no faults. */
  readonly completed: number
  readonly acknowledged: number
  /** Number of responses that were lost and replayed for the same key. */
  readonly repeated: number
  readonly faults: readonly string[]
}

const walkersAtOnce = 6
/** Milliseconds from the start of listening to the kill. */
const waits = fc.integer({ min: 150, max: 2000 })

/**
 * Kills the server repeatedly while borrowers walk the main road. After each start the server must have every change
 * that it acknowledged. At the end each application must equal an undisturbed one.
 */
export async function runKills({ start, kills, seed, say }: Kills): Promise<KillReport> {
  const walkers = new Walkers(tenantJourney(loadSource(), 'hearthline'))
  let server = await start()
  await walkers.begin(server.base, walkersAtOnce)
  for (const [index, wait] of fc.sample(waits, { seed, numRuns: kills }).entries()) {
    await pause(wait)
    const told = walkers.told()
    await server.kill()
    server = await start()
    await walkers.requireKept(told)
    say(`${index + 1} of ${kills} kills, ${walkers.completed} completed, ${walkers.faults.length} faults`)
  }
  await walkers.end()
  await server.stop()
  const { completed, ledgers, faults } = walkers
  const acknowledged = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged.length, 0)
  const repeated = ledgers.reduce((sum, ledger) => sum + ledger.repeated, 0)
  return { completed, acknowledged, repeated, faults }
}
