import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  asJsonObject,
  asStrings,
  type JsonFile,
  type JsonObject,
  jsonFiles,
  readCheckedFile,
  repository,
} from '#source'
import { saveText } from '../../save-text.ts'
import type { RoadEvent, Shown } from './walk-road.ts'

const eventsFile = 'tests/scenarios/roads/events.json'
/** Folder of the recorded pages, below the folder that holds flows/. */
export const sequencesFolder = 'tests/scenarios/sequences'

/** Recorded pages on the roads of a folder: one file for all lenders that show the same. */
export const loadSequences = (dir: string = repository): readonly JsonFile[] =>
  jsonFiles(path.join(dir, sequencesFolder)).map((name) =>
    readCheckedFile(`${sequencesFolder}/${name}`, 'page-sequences', dir),
  )

export const lendersIn = ({ value }: JsonFile): readonly string[] => asStrings(asJsonObject(value).lenders)

/** Recorded events by road of a folder. */
export const loadEvents = (dir: string = repository): ReadonlyMap<string, readonly RoadEvent[]> =>
  new Map(
    [
      ...roadsIn(
        existsSync(path.join(dir, eventsFile)) ? readCheckedFile(eventsFile, 'road-events', dir) : undefined,
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

export const saveEvents = (roads: ReadonlyMap<string, readonly RoadEvent[]>, dir: string): void =>
  save(path.join(dir, eventsFile), 'road-events', {
    roads: mapEntries(roads, ({ event, to }) => `${event} -> ${to}`),
  })

export interface Sequences {
  /** Codes of the lenders that show the same pages; the first one names the file. */
  readonly lenders: readonly string[]
  readonly roads: ReadonlyMap<string, readonly string[]>
}

/** Replaces all recorded sequences of a folder. */
export function saveSequences(all: readonly Sequences[], dir: string): void {
  const folder = path.join(dir, sequencesFolder)
  const kept = new Set(all.map(({ lenders }) => `${lenders[0]}.json`))
  for (const name of jsonFiles(folder)) if (!kept.has(name)) rmSync(path.join(folder, name))
  mkdirSync(folder, { recursive: true })
  for (const { lenders, roads } of all)
    save(path.join(folder, `${lenders[0]}.json`), 'page-sequences', {
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
function save(file: string, kind: string, content: JsonObject): void {
  const value = { $schema: `../../../schemas/dsl/${kind}.schema.json`, ...content }
  saveText(file, `${JSON.stringify(value, null, 2)}\n`)
}
