import { findBroken } from '../../server/audit/find-broken.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { resolveSettings } from '../../server/settings.ts'
import { loadServed } from '../../server/tenants/load-served.ts'
import { type KillReport, runKills } from './kills/run-kills.ts'
import { runRequests } from './requests/run-requests.ts'
import type { Tally } from './requests/tally.ts'
import { prepareServer, type SoakedServer } from './soaked-server.ts'
import { runTelling, type TellingReport } from './telemetry/run-telling.ts'

export interface Soak {
  /** Address of the database; empty for the embedded one. */
  readonly databaseUrl: string
  /** Seed of the requests and of the waits before the kills. */
  readonly seed: number
  readonly say: (text: string) => void
}

export interface Starts {
  /** Server states in which borrowers begin, and moves before which co-owners begin. */
  readonly states: readonly string[]
  readonly signerSteps: readonly string[]
}

export interface RequestReport extends Pick<Tally, 'answers' | 'sent'> {
  /** Calls that never succeeded. */
  readonly unserved: readonly string[]
  readonly faults: readonly string[]
}

/** Sends requests to a server of its own. An entry in its error log counts as a fault, whatever the response. */
export const soakRequests = (soak: Soak, requests: number, starts: Starts): Promise<RequestReport> =>
  soaking(soak, async ({ start, tokenKey, operatorKey, logged }) => {
    const { base, stop } = await start()
    const tally = await runRequests({ ...soak, ...starts, base, requests, tokenKey, operatorKey })
    await stop()
    const { answers, sent } = tally
    return { answers, sent, unserved: tally.unserved(), faults: [...tally.faults, ...logged()] }
  })

/** Kills a server of its own repeatedly, and then looks at the invariants of its database. */
export const soakKills = (soak: Soak, kills: number): Promise<KillReport> =>
  soaking(soak, async ({ start, logged, openDatabase }) => {
    const report = await runKills({ ...soak, kills, start })
    const broken = await brokenIn(await openDatabase())
    return { ...report, faults: [...report.faults, ...logged(), ...broken] }
  })

async function brokenIn(database: OpenDatabase): Promise<readonly string[]> {
  const tenants = await loadServed(resolveSettings({}, []), database)
  const broken = await findBroken(database, tenants, 0).finally(() => database.close())
  return broken.map(({ rule, subjects }) => `${subjects.join(', ')} ${rule}.`)
}

/** Kills a server of its own repeatedly while browsers report the page views of applications. */
export const soakTelling = (soak: Soak, applications: number, kills: number): Promise<TellingReport> =>
  soaking(soak, async (server) => {
    const report = await runTelling({ ...soak, server, applications, kills })
    return { ...report, faults: [...report.faults, ...server.logged()] }
  })

async function soaking<Report extends { readonly faults: readonly string[] }>(
  { databaseUrl, say }: Soak,
  run: (server: SoakedServer) => Promise<Report>,
): Promise<Report> {
  const server = await prepareServer(databaseUrl)
  try {
    const report = await run(server)
    say(server.remove(report.faults.length > 0))
    return report
  } finally {
    await server.kill()
  }
}
