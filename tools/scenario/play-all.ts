import { type Source, type TenantJourney, tenantJourney } from '#source'
import { unknown } from './apply-event.ts'
import type { LoadedScenario } from './load-scenarios.ts'
import { type Listener, playScenario } from './play-scenario.ts'
import { createProvenJourney, type ProvenJourney } from './proven-journey.ts'
import type { Problem } from './scenario.ts'

/** A scenario as it was played: of which lender, and what of it is not so. */
export interface Played {
  readonly file: string
  readonly title: string
  /** Undefined where the file is no scenario. */
  readonly tenant: string | undefined
  /** Of the pages of a road. */
  readonly road?: string
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Proven journeys by lender, each made when it is first asked for. */
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
  /** All that there are. */
  readonly tenants: readonly string[]
  /** Those at which scenarios are played. */
  readonly chosen: readonly string[]
  readonly defaultTenant: string
  readonly listenerOf?: (journey: TenantJourney) => Listener
}

/** Every scenario at each lender that it is about. */
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
