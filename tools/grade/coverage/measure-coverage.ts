import { resolvePage } from '#engine'
import { tenantContext } from '#source'
import type { Road } from '../../drive/roads.ts'
import type { LoadedScenario } from '../../scenario/load-scenarios.ts'
import { type Casting, playAll } from '../../scenario/play-all.ts'
import { type EventsOf, walkRoads } from '../../scenario/sequences/compare-sequences.ts'
import type { Stage } from '../../scenario/stage.ts'
import { createWalk } from '../simulate/walk.ts'
import { knownItems, knownOverrides } from './known-items.ts'
import { createRecorder, type Recorder } from './recorder.ts'

/** What is sent through a journey. */
export interface Corpus {
  readonly scenarios: readonly LoadedScenario[]
  readonly roads: readonly Road[]
  readonly events: EventsOf
  /** Random ones. */
  readonly applicants: number
  readonly seed: number
}

export interface MeasuredCoverage {
  readonly known: readonly string[]
  /** Those that nobody came by. */
  readonly missing: readonly string[]
}

/**
 * The journey of the default lender in all its parts, and of the others what they override: what of it is met by the
 * scenarios, the roads and random applicants.
 */
export function measureCoverage(casting: Casting, corpus: Corpus): MeasuredCoverage {
  const { stageOf, defaultTenant } = casting
  const seen = new Map<string, Recorder['seen']>()
  const seenAt = (tenant: string): Recorder['seen'] => {
    const known = seen.get(tenant) ?? record(tenant, casting, corpus)
    seen.set(tenant, known)
    return known
  }
  const known = knownItems(stageOf(defaultTenant))
  const overrides = new Map<string, boolean>()
  for (const tenant of casting.tenants)
    for (const { item, isMet } of knownOverrides(stageOf(tenant)))
      if (overrides.get(item) !== true) overrides.set(item, isMet(seenAt(tenant)))
  return {
    known: [...known, ...overrides.keys()],
    missing: [
      ...known.filter((item) => !seenAt(defaultTenant).has(item)),
      ...[...overrides].filter(([, isMet]) => !isMet).map(([item]) => item),
    ].sort(),
  }
}

function record(tenant: string, casting: Casting, corpus: Corpus): Recorder['seen'] {
  const stage = casting.stageOf(tenant)
  const recorder = createRecorder(stage.effective)
  playAll(corpus.scenarios, { ...casting, chosen: [tenant], audienceOf: () => recorder })
  walkRoads(stage, corpus.roads, corpus.events, recorder)
  if (tenant === casting.defaultTenant) simulate(stage, corpus, recorder)
  return recorder.seen
}

function simulate({ effective }: Stage, { applicants, seed }: Corpus, { atStop, onArrow }: Recorder): void {
  const walk = createWalk(effective, tenantContext(effective.tenant), seed, {
    atStop: ({ state }, _, context) => atStop(state, context, resolvePage(effective.journey, context)),
    onArrow,
  })
  for (let applicant = 0; applicant < applicants; applicant++) walk(applicant)
}
