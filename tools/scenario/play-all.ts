import { type Source, type TenantJourney, tenantJourney } from '#source'
import { unknown } from './apply-event.ts'
import type { LoadedScenario } from './load-scenarios.ts'
import { type Listener, playScenario } from './play-scenario.ts'
import { createProvenJourney, type ProvenJourney } from './proven-journey.ts'
import type { Problem } from './scenario.ts'

/** Scenario that was played for one lender, with its failures. */
export interface Played {
  readonly file: string
  readonly title: string
  /** Undefined if the file is not a scenario. */
  readonly tenant: string | undefined
  /** Name of the road, if its recorded pages were compared. */
  readonly road?: string
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Returns the proven journey of a lender, created when it is first needed. */
export function createProvenJourneys(source: Source): (tenant: string) => ProvenJourney {
  const journeys = new Map<string, ProvenJourney>()
  return (tenant) => {
    const proven = journeys.get(tenant) ?? createProvenJourney(tenantJourney(source, tenant))
    journeys.set(tenant, proven)
    return proven
  }
}

export interface ScenarioLenders {
  readonly provenOf: (tenant: string) => ProvenJourney
  /** Codes of all lenders. */
  readonly tenants: readonly string[]
  /** Codes of the lenders for which scenarios are played. */
  readonly chosen: readonly string[]
  readonly defaultTenant: string
  readonly listenerOf?: (journey: TenantJourney) => Listener
}

/** Plays every scenario for each chosen lender that it names. */
export const playAll = (loaded: readonly LoadedScenario[], lenders: ScenarioLenders): readonly Played[] =>
  loaded.flatMap(({ file, scenario, problems }): readonly Played[] => {
    const locate = ({ pointer, message, what }: Problem): Failure => ({
      ...file.locate(pointer, what),
      message,
    })
    if (scenario === undefined)
      return [{ file: file.path, title: '', tenant: undefined, failures: problems.map(locate) }]
    const { title, tenant = lenders.defaultTenant } = scenario
    if (tenant !== '*' && !lenders.tenants.includes(tenant)) {
      const failure = locate({ pointer: '/tenant', message: unknown('tenant', tenant, lenders.tenants) })
      return [{ file: file.path, title, tenant, failures: [failure] }]
    }
    const named = lenders.chosen.filter((code) => tenant === '*' || tenant === code)
    return named.map((code) => {
      const proven = lenders.provenOf(code)
      const found = playScenario(proven, scenario, lenders.listenerOf?.(proven.effective))
      return { file: file.path, title, tenant: code, failures: found.map(locate) }
    })
  })
