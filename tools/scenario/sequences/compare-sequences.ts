import { type JsonFile, pointerTo, tenantContext } from '#source'
import type { Played } from '../play-all.ts'
import type { Listener } from '../play-scenario.ts'
import type { ProvenJourney } from '../proven-journey.ts'
import type { Road } from '../roads.ts'
import type { Problem } from '../scenario.ts'
import { lendersIn, roadsIn, shownText } from './sequence-files.ts'
import { type RoadEvent, type Shown, walkRoad } from './walk-road.ts'

export type EventsOf = ReadonlyMap<string, readonly RoadEvent[]>

/**
 * Pages that the applicants of a lender are shown on each road, by road; leaves out roads that no applicant of the
 * lender can walk.
 */
export const walkRoads = (
  proven: ProvenJourney,
  roads: readonly Road[],
  events: EventsOf,
  listener: Listener = {},
): ReadonlyMap<string, readonly Shown[]> =>
  new Map(
    roads.flatMap((road) => {
      const shown = walkRoad(proven, road, events.get(road.name) ?? [], listener)
      return shown === undefined ? [] : [[road.name, shown] as const]
    }),
  )

/**
 * Returns a function that does the same for one lender after the other. It walks the roads once for lenders with the
 * same logic and the same facts, because these show the same pages.
 */
export function createWalker(
  roads: readonly Road[],
  events: EventsOf,
): (proven: ProvenJourney) => ReadonlyMap<string, readonly Shown[]> {
  const walked = new Map<object, Map<string, ReadonlyMap<string, readonly Shown[]>>>()
  return (proven) => {
    const alike = walked.get(proven.sets) ?? new Map()
    walked.set(proven.sets, alike)
    const facts = JSON.stringify(tenantContext(proven.effective.tenant))
    const shown = alike.get(facts) ?? walkRoads(proven, roads, events)
    alike.set(facts, shown)
    return shown
  }
}

/**
 * Returns a function that compares the pages that a lender's applicants are shown on each road with the recorded ones;
 * it is called for one lender after the other. A lender without a recording needs none if its pages equal those of a
 * recorded lender; otherwise its roads are reported as not recorded.
 */
export function createComparison(
  roads: readonly Road[],
  events: EventsOf,
  files: readonly JsonFile[],
): (proven: ProvenJourney) => readonly Played[] {
  const walk = createWalker(roads, events)
  return (proven) => {
    const { code } = proven.effective.tenant
    const own = files.find((each) => lendersIn(each).includes(code))
    const walked = walk(proven)
    const likes = own === undefined ? files.map((file) => compare(code, file, walked)) : []
    return likes.find((played) => played.every(isAsWritten)) ?? compare(code, own, walked)
  }
}

const isAsWritten = ({ failures }: Played): boolean => failures.length === 0

function compare(
  tenant: string,
  file: JsonFile | undefined,
  walked: ReadonlyMap<string, readonly Shown[]>,
): readonly Played[] {
  const recorded = roadsIn(file)
  const names = [...new Set([...recorded.keys(), ...walked.keys()])].sort()
  return names.map((road) => {
    const before = recorded.get(road)
    const now = walked.get(road)?.map(shownText)
    return {
      file: file?.path ?? 'tests/scenarios/sequences',
      title: `The pages of the road ${road}`,
      tenant,
      road,
      failures: difference(road, before, now).map(({ pointer, message }) => ({
        ...(file?.locate(pointer) ?? { line: 1, column: 1 }),
        message,
      })),
    }
  })
}

const mend = '`journey test --record` writes what is shown now, to be reviewed like code'

function difference(
  road: string,
  before: readonly string[] | undefined,
  now: readonly string[] | undefined,
): readonly Problem[] {
  const place = pointerTo('roads', road)
  if (now === undefined)
    return [{ pointer: place, message: `nobody walks the road ${road} any more; ${mend}` }]
  if (before === undefined)
    return [{ pointer: pointerTo('roads'), message: `the road ${road} is not recorded; ${mend}` }]
  const index = before.findIndex((entry, at) => entry !== now[at])
  const at = index < 0 ? before.length : index
  if (at === before.length && now.length === before.length) return []
  return [
    {
      pointer: place + pointerTo(Math.min(at, before.length - 1)),
      message: `recorded "${before[at] ?? 'the end'}", but now "${now[at] ?? 'the end'}"; ${mend}`,
    },
  ]
}
