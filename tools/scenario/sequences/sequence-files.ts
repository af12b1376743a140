import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { JsonObject } from '#engine'
import {
  asJsonObject,
  asStrings,
  type JsonFile,
  parseJsonFile,
  readText,
  repository,
  SourceError,
  schemaErrors,
} from '#source'
import type { RoadEvent, Shown } from './walk-road.ts'

const eventsFile = 'tests/scenarios/roads/events.json'
const sequencesFile = (tenant: string): string => `tests/scenarios/sequences/${tenant}.json`

/** The file of what is shown to the applicants of a lender, for its places; undefined where none was recorded. */
export const loadSequences = (tenant: string): JsonFile | undefined =>
  load(sequencesFile(tenant), 'page-sequences')

/** Road to what happens on it. */
export const loadEvents = (): ReadonlyMap<string, readonly RoadEvent[]> =>
  new Map(
    [...roadsIn(load(eventsFile, 'road-events'))].map(([road, entries]) => [road, entries.map(parseEvent)]),
  )

export const roadsIn = (file: JsonFile | undefined): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(asJsonObject(asJsonObject(file?.value).roads)).map(([road, entries]) => [
      road,
      asStrings(entries),
    ]),
  )

export const saveEvents = (roads: ReadonlyMap<string, readonly RoadEvent[]>): void =>
  save(
    eventsFile,
    'road-events',
    mapEntries(roads, ({ event, to }) => `${event} -> ${to}`),
  )

export const saveSequences = (tenant: string, roads: ReadonlyMap<string, readonly Shown[]>): void =>
  save(sequencesFile(tenant), 'page-sequences', mapEntries(roads, shownText))

/** `softCreditPulled -> WAITING_FOR_PROPERTY: liens`. */
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

function load(name: string, kind: 'page-sequences' | 'road-events'): JsonFile | undefined {
  const file = path.join(repository, name)
  if (!existsSync(file)) return undefined
  const json = parseJsonFile(name, readText(file))
  const [fault] = [...json.findings, ...schemaErrors(kind, json.value ?? null)]
  if (fault === undefined) return json
  const { line, column } = json.locate(fault.pointer)
  throw new SourceError('SOURCE_UNREADABLE', `${name}:${line}:${column} ${fault.message}`)
}

/** As Biome formats it: each text of a list in a line of its own. */
function save(name: string, kind: string, roads: JsonObject): void {
  const value = { $schema: `../../../schemas/dsl/${kind}.schema.json`, roads }
  writeFileSync(path.join(repository, name), `${JSON.stringify(value, null, 2)}\n`)
}
