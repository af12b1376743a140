import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { loadSource, tenantJourney } from '#source'
import type { ServerProcess } from '../../support/processes/server-process.ts'
import { Walkers } from './walkers.ts'

export interface Kills {
  /** Starts the server on the same data and the same port each time. */
  readonly start: () => Promise<ServerProcess>
  readonly kills: number
  /** The same seed waits as long before each kill. */
  readonly seed: number
  readonly say: (text: string) => void
}

export interface KillReport {
  /** Applications that came to their end, each as if undisturbed where there are no faults. */
  readonly completed: number
  readonly acknowledged: number
  /** Answers that were lost on their way, and given again to the same key. */
  readonly repeated: number
  readonly faults: readonly string[]
}

const walkersAtOnce = 6
/** Milliseconds from when the server listens to its end. */
const waits = fc.integer({ min: 150, max: 2000 })

/**
 * Kills the server again and again while borrowers walk the main road. After each start it must know of everything that
 * they were told is done; at the end each application must be as one is that nobody disturbed.
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
