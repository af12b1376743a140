import type { TenantJourney } from '#source'
import { loadRoad, roadNames } from '../../drive/roads.ts'
import type { ProvenJourney } from '../proven-journey.ts'
import { createWalker } from './compare-sequences.ts'
import { recordEvents } from './record-events.ts'
import { loadEvents, type Sequences, saveEvents, saveSequences, shownText } from './sequence-files.ts'

export interface Recording {
  /** Walk this one again rather than those alone whose events are not known. */
  readonly road: string | undefined
  /** A sandbox to walk roads in; without one, the events stay as they were. */
  readonly url: string | undefined
  /** The journey of roads that name no lender. */
  readonly eventsAt: TenantJourney
}

/** Writes what happens on the roads, as a sandbox tells it, and what each lender's applicants are shown on them; says what was written. */
export async function recordRoads(
  journeys: readonly ProvenJourney[],
  recording: Recording,
): Promise<readonly string[]> {
  const roads = roadNames().map((name) => loadRoad(name))
  const events = new Map([...loadEvents()].filter(([name]) => roads.some((road) => road.name === name)))
  const written: string[] = []
  if (recording.url !== undefined) {
    for (const road of roads) {
      if (recording.road === undefined ? events.has(road.name) : recording.road !== road.name) continue
      events.set(road.name, await recordEvents(recording.url, road, recording.eventsAt))
      written.push(`the events of ${road.name}`)
    }
    saveEvents(events)
  }
  const walk = createWalker(roads, events)
  const sequences = shareSequences(
    journeys.map((proven) => ({
      lenders: [proven.effective.tenant.code],
      roads: mapValues(walk(proven), (shown) => shown.map(shownText)),
    })),
  )
  saveSequences(sequences)
  return [...written, ...sequences.map(({ lenders }) => `the pages of ${lenders.join(', ')}`)]
}

/** Lenders that show the same are one. */
const shareSequences = (all: readonly Sequences[]): readonly Sequences[] =>
  [...Map.groupBy(all, ({ roads }) => JSON.stringify([...roads])).values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined ? [] : [{ ...first, lenders: alike.flatMap(({ lenders }) => lenders) }]
  })

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A) => B): ReadonlyMap<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))
