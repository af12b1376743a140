import type { JsonObject } from '#engine'
import { fieldEnums, fields } from '#generated/fields'
import {
  asJsonObject,
  asText,
  childObject,
  documentPlace,
  parsePointer,
  pointerTo,
  type Source,
  tenantFiles,
} from '#source'

const found = new WeakMap<JsonObject, Map<string, ReadonlySet<string>>>()

/** What the ids of a kind of reference may be; kinds beginning with `#` are keys of the file that refers. */
export function knownIds(
  source: Source,
  flows: JsonObject,
  kind: string,
  file: JsonObject,
): ReadonlySet<string> {
  const owner = kind.startsWith('#') ? file : flows
  const known = found.get(owner) ?? new Map<string, ReadonlySet<string>>()
  found.set(owner, known)
  const ids = known.get(kind) ?? new Set(list(source, owner, kind))
  known.set(kind, ids)
  return ids
}

const list = (source: Source, owner: JsonObject, kind: string): readonly string[] =>
  kind.startsWith('#')
    ? Object.keys(parsePointer(kind.slice(1)).reduce(childObject, owner))
    : (catalogues[kind]?.(owner, source) ?? [])

type Catalogue = (flows: JsonObject, source: Source) => readonly string[]

const keysAt =
  (...path: readonly string[]): Catalogue =>
  (flows) =>
    Object.keys(path.reduce(childObject, flows))

const filesBelow =
  (folder: string): Catalogue =>
  (_, { files }) =>
    [...files.keys()]
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length, -'.json'.length))

/** The map of the effective flows in which the ids of a kind are defined. */
const homes: Readonly<Record<string, readonly string[]>> = {
  page: ['pages', 'pages'],
  predicate: ['predicates', 'predicates'],
  event: ['journey', 'transitions'],
  submission: ['process', 'submissions'],
  resume: ['progress', 'resume'],
  disclosure: ['disclosures', 'disclosures'],
  serverState: ['serverStates', 'states'],
}

/** Pointer to what a reference in a file of the effective flows names. */
export function homeOf(
  { kind, id }: { readonly kind: string; readonly id: string },
  file: string,
): string | undefined {
  if (kind.startsWith('#')) return pointerTo(file, ...parsePointer(kind.slice(1)), id)
  const home = homes[kind]
  return home === undefined ? undefined : pointerTo(...home, id)
}

const catalogues: Readonly<Record<string, Catalogue>> = {
  page: (flows) => [
    ...Object.keys(childObject(asJsonObject(flows.pages), 'pages')),
    asText(asJsonObject(flows.journey).fallbackPage),
  ],
  predicate: keysAt('predicates', 'predicates'),
  copy: keysAt('copy'),
  event: keysAt('journey', 'transitions'),
  submission: keysAt('process', 'submissions'),
  resume: keysAt('progress', 'resume'),
  disclosure: keysAt('disclosures', 'disclosures'),
  limit: (flows) =>
    Object.entries(childObject(asJsonObject(flows.limits), 'limits')).flatMap(([group, limit]) =>
      Object.keys(asJsonObject(limit)).map((key) => `${group}.${key}`),
    ),
  form: filesBelow('flows/forms/'),
  document: (_, { files }) =>
    [...files.values()].flatMap(({ path, kind }) => (kind === 'document' ? [documentPlace(path).id] : [])),
  tenant: (_, source) => [...tenantFiles(source).keys()],
  field: () => Object.keys(fields),
  serverState: () => fieldEnums['status.checklistStatus'] ?? [],
}
