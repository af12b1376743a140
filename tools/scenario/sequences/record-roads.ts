import type { ProvenJourney } from '../proven-journey.ts'
import { loadRoad, roadNames } from '../roads.ts'
import { createWalker } from './compare-sequences.ts'
import { loadEvents, type Sequences, saveSequences, shownText } from './sequence-files.ts'

/**
 * Records the pages that each lender's applicants are shown on the roads of a folder, by their recorded events; returns
 * descriptions of what was written.
 */
export function recordRoads(journeys: readonly ProvenJourney[], dir: string): readonly string[] {
  const roads = roadNames(dir).map((name) => loadRoad(name, dir))
  const walk = createWalker(roads, loadEvents(dir))
  const sequences = shareSequences(
    journeys.map((proven) => ({
      lenders: [proven.effective.tenant.code],
      roads: mapValues(walk(proven), (shown) => shown.map(shownText)),
    })),
  )
  saveSequences(sequences, dir)
  return sequences.map(({ lenders }) => `the pages of ${lenders.join(', ')}`)
}

/** Joins lenders that show the same pages. */
const shareSequences = (all: readonly Sequences[]): readonly Sequences[] =>
  [...Map.groupBy(all, ({ roads }) => JSON.stringify([...roads])).values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined ? [] : [{ ...first, lenders: alike.flatMap(({ lenders }) => lenders) }]
  })

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A) => B): ReadonlyMap<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))
