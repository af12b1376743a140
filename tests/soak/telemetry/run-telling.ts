import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { Funnel } from '#generated/api'
import { loadSource, tenantJourney } from '#source'
import type { ServerProcess } from '../../support/processes/server-process.ts'
import type { SoakedServer } from '../soaked-server.ts'
import { funnelFaults, viewFaults } from './balance.ts'
import { TellingWalker, type WalkerPlan } from './telling-walker.ts'

export interface Telling {
  readonly server: SoakedServer
  readonly applications: number
  /** Number of kills of the server while borrowers walk. */
  readonly kills: number
  readonly seed: number
  readonly say: (text: string) => void
}

export interface TellingReport {
  readonly applications: number
  readonly views: number
  readonly faults: readonly string[]
}

const lender = 'hearthline'
const walkersAtOnce = 5
const waits = fc.integer({ min: 300, max: 2500 })
const plans = fc.record({
  refuses: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
  until: fc.constantFrom('OFFER_SELECTION', 'HMDA', 'INCOME_VERIFICATION', undefined),
  repeats: fc.integer({ min: 1, max: 5 }),
})

/**
 * Kills the server repeatedly while borrowers walk and their browsers report page views. At the end, each view of
 * borrowers who consented must be stored once, no view of the others, and the funnel must match the event log.
 */
export async function runTelling({
  server,
  applications,
  kills,
  seed,
  say,
}: Telling): Promise<TellingReport> {
  const effective = tenantJourney(loadSource(), lender)
  let running = await server.start()
  const numbered = fc
    .sample(plans, { seed, numRuns: applications })
    .map((plan, number): WalkerPlan => ({ ...plan, number }))
  const walkers = numbered.map((plan) => new TellingWalker(running.base, effective, plan))
  const faults: string[] = []
  let walked = 0
  const walks = walkInTurn(walkers, (fault) => {
    walked += 1
    if (fault !== undefined) faults.push(fault)
  })
  for (const wait of fc.sample(waits, { seed, numRuns: kills })) {
    await pause(wait)
    await running.kill()
    running = await server.start()
    say(`killed; ${walked} of ${applications} have walked, ${faults.length} faults`)
  }
  await walks
  const begun = walkers.filter(({ client }) => client.applicationUuid !== '')
  const events = await Promise.all(begun.map(({ client }) => client.passedEvents()))
  faults.push(...funnelFaults(await loadFunnel(running, server), events))
  await running.stop()
  const views = walkers.flatMap((walker) => walker.views)
  faults.push(...(await viewFaults(server, views)))
  return { applications, views: views.length, faults }
}

async function walkInTurn(
  walkers: readonly TellingWalker[],
  walked: (fault: string | undefined) => void,
): Promise<void> {
  const left = [...walkers]
  const walkOn = async (): Promise<void> => {
    for (let walker = left.shift(); walker; walker = left.shift())
      await walker.walk().then(
        () => walked(undefined),
        (error: unknown) =>
          walked(`A borrower could not go on: ${error instanceof Error ? error.message : error}`),
      )
  }
  await Promise.all(Array.from({ length: walkersAtOnce }, walkOn))
}

async function loadFunnel({ base }: ServerProcess, { operatorKey }: SoakedServer): Promise<Funnel> {
  const headers = { authorization: `Operator ${operatorKey}` }
  const answer = await fetch(`${base}/operator/funnel?orgCode=${lender}`, { headers })
  return answer.json()
}
