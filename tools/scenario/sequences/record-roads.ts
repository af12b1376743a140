import type { TenantJourney } from '#source'
import { loadRoad, roadNames } from '../../drive/roads.ts'
import type { ProvenJourney } from '../proven-journey.ts'
import { createWalker } from './compare-sequences.ts'
import { recordEvents } from './record-events.ts'
import { loadEvents, type Sequences, saveEvents, saveSequences, shownText } from './sequence-files.ts'

export interface Recording {
  /** Folder whose roads are walked, and in which their events and pages are saved. */
  readonly dir: string
  /** Name of the one road to walk again; by default the roads without recorded events are walked. */
  readonly road: string | undefined
  /** Address of the sandbox in which roads are walked; without it, the recorded events stay unchanged. */
  readonly url: string | undefined
  /** Journey of the lender for which the roads are walked to record their events. */
  readonly eventsAt: TenantJourney
}

/**
 * Records the events of the roads, as a sandbox reports them, and the pages that each lender's applicants are shown on
 * them; returns descriptions of the files written.
 */
export async function recordRoads(
  journeys: readonly ProvenJourney[],
  recording: Recording,
): Promise<readonly string[]> {
  const { dir } = recording
  const roads = roadNames(dir).map((name) => loadRoad(name, dir))
  const events = new Map([...loadEvents(dir)].filter(([name]) => roads.some((road) => road.name === name)))
  const written: string[] = []
  if (recording.url !== undefined) {
    for (const road of roads) {
      if (recording.road === undefined ? events.has(road.name) : recording.road !== road.name) continue
      events.set(road.name, await recordEvents(recording.url, road, recording.eventsAt))
      written.push(`the events of ${road.name}`)
    }
    saveEvents(events, dir)
  }
  const walk = createWalker(roads, events)
  const sequences = shareSequences(
    journeys.map((proven) => ({
      lenders: [proven.effective.tenant.code],
      roads: mapValues(walk(proven), (shown) => shown.map(shownText)),
    })),
  )
  saveSequences(sequences, dir)
  return [...written, ...sequences.map(({ lenders }) => `the pages of ${lenders.join(', ')}`)]
}

/** Joins lenders that show the same pages. */
const shareSequences = (all: readonly Sequences[]): readonly Sequences[] =>
  [...Map.groupBy(all, ({ roads }) => JSON.stringify([...roads])).values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined ? [] : [{ ...first, lenders: alike.flatMap(({ lenders }) => lenders) }]
  })

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A) => B): ReadonlyMap<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]))
