import { type Source, type TenantJourney, tenantJourney } from '#source'
import type { LoadedScenario } from './load-scenarios.ts'
import { type Audience, playScenario } from './play-scenario.ts'
import type { Problem } from './scenario.ts'
import { createStage, type Stage } from './stage.ts'
import { unknown } from './take-event.ts'

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

/** A stage for each lender, made when first asked for: the lender to all that was made of its journey. */
export function createTheatre(source: Source): (tenant: string) => Stage {
  const stages = new Map<string, Stage>()
  return (tenant) => {
    const stage = stages.get(tenant) ?? createStage(tenantJourney(source, tenant))
    stages.set(tenant, stage)
    return stage
  }
}

export interface Casting {
  readonly stageOf: (tenant: string) => Stage
  /** All that there are. */
  readonly tenants: readonly string[]
  /** Those at which scenarios are played. */
  readonly chosen: readonly string[]
  readonly defaultTenant: string
  readonly audienceOf?: (journey: TenantJourney) => Audience
}

/** Every scenario at each lender that it is about. */
export const playAll = (loaded: readonly LoadedScenario[], casting: Casting): readonly Played[] =>
  loaded.flatMap(({ file, scenario, problems }): readonly Played[] => {
    const locate = ({ pointer, message, what }: Problem): Failure => ({
      ...file.locate(pointer, what),
      message,
    })
    if (scenario === undefined)
      return [{ file: file.path, title: '', tenant: undefined, failures: problems.map(locate) }]
    const { title, tenant = casting.defaultTenant } = scenario
    if (tenant !== '*' && !casting.tenants.includes(tenant)) {
      const failure = locate({ pointer: '/tenant', message: unknown('tenant', tenant, casting.tenants) })
      return [{ file: file.path, title, tenant, failures: [failure] }]
    }
    const named = casting.chosen.filter((code) => tenant === '*' || tenant === code)
    return named.map((code) => {
      const stage = casting.stageOf(code)
      const found = playScenario(stage, scenario, casting.audienceOf?.(stage.effective))
      return { file: file.path, title, tenant: code, failures: found.map(locate) }
    })
  })
