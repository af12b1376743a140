import { resolvePage } from '#engine'
import { tenantContext } from '#source'
import type { Road } from '../../drive/roads.ts'
import type { LoadedScenario } from '../../scenario/load-scenarios.ts'
import { playAll, type ScenarioLenders } from '../../scenario/play-all.ts'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import { type EventsOf, walkRoads } from '../../scenario/sequences/compare-sequences.ts'
import { createWalk } from '../simulate/walk.ts'
import { knownItems, knownOverrides } from './known-items.ts'
import { createRecorder, type Recorder } from './recorder.ts'

/** Tests to send through a journey. */
export interface Corpus {
  readonly scenarios: readonly LoadedScenario[]
  readonly roads: readonly Road[]
  readonly events: EventsOf
  /** Number of random applicants. */
  readonly applicants: number
  readonly seed: number
}

export interface MeasuredCoverage {
  readonly known: readonly string[]
  /** Items that no applicant met. */
  readonly missing: readonly string[]
}

/**
 * Measures how much scenarios, roads and random applicants cover of the default lender's whole journey, and of the
 * other lenders' overrides.
 */
export function measureCoverage(lenders: ScenarioLenders, corpus: Corpus): MeasuredCoverage {
  const { provenOf, defaultTenant } = lenders
  const seen = new Map<string, Recorder['seen']>()
  const seenAt = (tenant: string): Recorder['seen'] => {
    const known = seen.get(tenant) ?? record(tenant, lenders, corpus)
    seen.set(tenant, known)
    return known
  }
  const known = knownItems(provenOf(defaultTenant))
  const overrides = new Map<string, boolean>()
  for (const tenant of lenders.tenants)
    for (const { item, isMet } of knownOverrides(provenOf(tenant)))
      if (overrides.get(item) !== true) overrides.set(item, isMet(seenAt(tenant)))
  return {
    known: [...known, ...overrides.keys()],
    missing: [
      ...known.filter((item) => !seenAt(defaultTenant).has(item)),
      ...[...overrides].filter(([, isMet]) => !isMet).map(([item]) => item),
    ].sort(),
  }
}

function record(tenant: string, lenders: ScenarioLenders, corpus: Corpus): Recorder['seen'] {
  const proven = lenders.provenOf(tenant)
  const recorder = createRecorder(proven.effective)
  playAll(corpus.scenarios, { ...lenders, chosen: [tenant], listenerOf: () => recorder })
  walkRoads(proven, corpus.roads, corpus.events, recorder)
  if (tenant === lenders.defaultTenant) simulate(proven, corpus, recorder)
  return recorder.seen
}

function simulate(
  { effective }: ProvenJourney,
  { applicants, seed }: Corpus,
  { onStep, onTransition }: Recorder,
): void {
  const walk = createWalk(effective, tenantContext(effective.tenant), seed, {
    onStep: ({ state }, _, context) => onStep(state, context, resolvePage(effective.journey, context)),
    onTransition,
  })
  for (let applicant = 0; applicant < applicants; applicant++) walk(applicant)
}
