import { isDeepStrictEqual } from 'node:util'
import type { JsonFile } from '#source'
import type { ProvenJourney } from '../proven-journey.ts'
import { loadRoad, roadNames } from '../roads.ts'
import { createWalker } from './compare-sequences.ts'
import { lendersIn, loadEvents, loadSequences, roadsIn, shownText } from './sequence-files.ts'

/** Road whose pages are not as they were recorded, with the lenders whose applicants are shown the same pages on it. */
export interface RoadDifference {
  readonly road: string
  readonly title: string
  readonly lenders: readonly string[]
  /** Record with which the lenders are compared: their own, or that of the lender whose roads theirs are most like. */
  readonly file: JsonFile
  /** Undefined if the road is not recorded. */
  readonly recorded?: readonly string[]
  /** Undefined if nobody walks the road any more. */
  readonly now?: readonly string[]
}

type Pages = ReadonlyMap<string, readonly string[]>

/** Roads of a folder that differ from their records; none where nothing was recorded. */
export function roadDifferences(journeys: readonly ProvenJourney[], dir: string): readonly RoadDifference[] {
  const files = loadSequences(dir)
  if (files.length === 0) return []
  const roads = roadNames(dir).map((name) => loadRoad(name, dir))
  const titles = new Map(roads.map(({ name, title }) => [name, title]))
  const walk = createWalker(roads, loadEvents(dir))
  const found = journeys.flatMap((proven) => {
    const lender = proven.effective.tenant.code
    const now = new Map([...walk(proven)].map(([road, shown]) => [road, shown.map(shownText)]))
    const file = recordOf(lender, now, files)
    if (file === undefined) return []
    return differing(roadsIn(file), now).map((road) => ({ road, lender, file, now: now.get(road) }))
  })
  const alike = Map.groupBy(found, ({ road, file, now }) => JSON.stringify([road, file.path, now]))
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { road, file, now } = first
    const recorded = roadsIn(file).get(road)
    return [
      {
        road,
        title: titles.get(road) ?? road,
        lenders: same.map(({ lender }) => lender),
        file,
        ...(recorded !== undefined && { recorded }),
        ...(now !== undefined && { now }),
      },
    ]
  })
}

const differing = (recorded: Pages, now: Pages): readonly string[] =>
  [...new Set([...recorded.keys(), ...now.keys()])]
    .filter((road) => !isDeepStrictEqual(recorded.get(road), now.get(road)))
    .sort()

function recordOf(lender: string, now: Pages, files: readonly JsonFile[]): JsonFile | undefined {
  const own = files.find((file) => lendersIn(file).includes(lender))
  const byLikeness = files
    .map((file) => ({ file, differences: differing(roadsIn(file), now).length }))
    .sort((a, b) => a.differences - b.differences)
  return own ?? byLikeness[0]?.file
}
