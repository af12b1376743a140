import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, asStrings, type JsonFile, type JsonObject, readCheckedFile, repository } from '#source'
import type { RoadEvent, Shown } from './walk-road.ts'

const eventsFile = 'tests/scenarios/roads/events.json'
const sequencesFolder = 'tests/scenarios/sequences'
const sequencesFile = (name: string): string => `${sequencesFolder}/${name}.json`

/** Recorded pages on the roads: one file for all lenders that show the same. */
export const loadSequences = (): readonly JsonFile[] =>
  sequenceFiles().map((name) => readCheckedFile(`${sequencesFolder}/${name}`, 'page-sequences'))

const sequenceFiles = (): readonly string[] => readdirSync(path.join(repository, sequencesFolder)).toSorted()

export const lendersIn = ({ value }: JsonFile): readonly string[] => asStrings(asJsonObject(value).lenders)

/** Recorded events by road. */
export const loadEvents = (): ReadonlyMap<string, readonly RoadEvent[]> =>
  new Map(
    [
      ...roadsIn(
        existsSync(path.join(repository, eventsFile))
          ? readCheckedFile(eventsFile, 'road-events')
          : undefined,
      ),
    ].map(([road, entries]) => [road, entries.map(parseEvent)]),
  )

export const roadsIn = (file: JsonFile | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(asJsonObject(asJsonObject(file?.value).roads)).map(([road, entries]) => [
      road,
      asStrings(entries),
    ]),
  )

export const saveEvents = (roads: ReadonlyMap<string, readonly RoadEvent[]>): void =>
  save(eventsFile, 'road-events', { roads: mapEntries(roads, ({ event, to }) => `${event} -> ${to}`) })

export interface Sequences {
  /** Codes of the lenders that show the same pages; the first one names the file. */
  readonly lenders: readonly string[]
  readonly roads: ReadonlyMap<string, readonly string[]>
}

/** Replaces all recorded sequences. */
export function saveSequences(all: readonly Sequences[]): void {
  for (const name of sequenceFiles()) rmSync(path.join(repository, sequencesFolder, name))
  for (const { lenders, roads } of all)
    save(sequencesFile(lenders[0] ?? ''), 'page-sequences', {
      lenders,
      roads: mapEntries(roads, (entry) => entry),
    })
}

/** Formats a shown page as `softCreditPulled -> WAITING_FOR_PROPERTY: liens`. */
export const shownText = ({ event, state, page }: Shown): string =>
  `${event === undefined ? '' : `${event} -> `}${state}: ${page}`

function parseEvent(text: string): RoadEvent {
  const [event = '', to = ''] = text.split(' -> ')
  return { event, to }
}

function mapEntries<T>(roads: ReadonlyMap<string, readonly T[]>, textOf: (entry: T) => string): JsonObject {
  const sorted = [...roads].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([road, entries]) => [road, entries.map(textOf)]))
}

/** Writes each text of a list on a line of its own, so that people can review it. */
function save(name: string, kind: string, content: JsonObject): void {
  const value = { $schema: `../../../schemas/dsl/${kind}.schema.json`, ...content }
  writeFileSync(path.join(repository, name), `${JSON.stringify(value, null, 2)}\n`)
}
