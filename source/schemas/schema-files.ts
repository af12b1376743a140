import path from 'node:path'
import { repository } from '../files/repository.ts'
import { asJsonObject, childObject, isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import { readJsonFolder } from '../json/read-json-folder.ts'

/** Part of a schema, and the file in which it stands. */
export interface SchemaFile {
  readonly schema: JsonObject
  readonly file: string
}

/** Schemas by path, such as `dsl/pages.schema`. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>

/** Folders of schemas/ that hold no schema of a project's own data: the shape of its files, and calls of its server. */
const others = ['dsl/', 'api/']

/**
 * Reads the schemas of a project: those of the engine for the shape of its files, and its own, of what its files draw on. Each has an
 * id by its path, so that it may refer to the others by theirs.
 */
export function readSchemas(dir: string): SchemaFiles {
  const shapes = [...readJsonFolder(path.join(repository, 'schemas/dsl'))].map(
    ([name, schema]) => [`dsl/${name}`, schema] as const,
  )
  const own = [...readJsonFolder(path.join(dir, 'schemas'))].filter(
    ([name]) => !others.some((folder) => name.startsWith(folder)),
  )
  const files = new Map([...shapes, ...own])
  files.set(
    lists,
    withAllLists(
      files.get(lists) ?? {},
      shapes.map(([, schema]) => schema),
    ),
  )
  const known = childObject(files.get(lists) ?? {}, '$defs')
  return new Map(
    [...files].map(([name, schema]) => [
      name,
      { ...(asOneList(schema, known) as JsonObject), $id: schemaId(name) },
    ]),
  )
}

export const schemaId = (name: string): string => `https://journey.example/schemas/${name}.json`

/** Path of the schema with the given name, in whichever folder it stands: `tenant` is `tenant/tenant.schema`. */
export const pathOfSchema = (files: SchemaFiles, name: string): string | undefined =>
  [...files.keys()].find((file) => path.posix.basename(file) === `${name}.schema`)

/** Lists of a project on which its flows draw, such as its server states. */
const lists = 'domain/enumerations.schema'

/** Adds the lists that a project does not have: nothing is in them, which is said where something names an entry. */
function withAllLists(own: JsonObject, shapes: readonly JsonObject[]): JsonObject {
  const has = childObject(own, '$defs')
  const missing = [...new Set(shapes.flatMap(listsIn))].filter((name) => !Object.hasOwn(has, name))
  const empty = (name: string): JsonObject => ({
    type: 'string',
    pattern: '^(?!)',
    description: `This project lists no ${name} in schemas/${lists}.json.`,
  })
  return { ...own, $defs: { ...has, ...Object.fromEntries(missing.map((name) => [name, empty(name)])) } }
}

/** Makes one enumeration of a choice between entries of the engine and of the project, so that a misspelt one is told its nearest. */
function asOneList(value: Json, known: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => asOneList(item, known))
  if (!isJsonObject(value)) return value
  const { anyOf, ...rest } = value
  const entries = Array.isArray(anyOf)
    ? anyOf.map((part) => entriesOf(asJsonObject(part), known))
    : [undefined]
  if (entries.every((each) => each !== undefined)) return { ...rest, enum: entries.flat() }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asOneList(child, known)]))
}

/** Entries of an enumeration or of a list of the project; undefined for any other schema. */
function entriesOf(part: JsonObject, known: JsonObject): readonly Json[] | undefined {
  const name = typeof part.$ref === 'string' ? listNamed(part.$ref) : undefined
  if (name === undefined) return Array.isArray(part.enum) && part.type === undefined ? part.enum : undefined
  const own = childObject(known, name).enum
  return Array.isArray(own) ? own : []
}

/** Name of the project's list to which a schema refers, if it refers to one. */
export const listNamed = (ref: string): string | undefined =>
  /\/enumerations\.schema\.json#\/\$defs\/(\w+)$/.exec(ref)?.[1]

function listsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listsIn)
  if (!isJsonObject(value)) return []
  const named = typeof value.$ref === 'string' ? listNamed(value.$ref) : undefined
  return [...(named === undefined ? [] : [named]), ...Object.values(value).flatMap(listsIn)]
}

/** Follows references to the schema that they name; what stands beside a reference is kept. */
export function dereference(place: SchemaFile, files: SchemaFiles): SchemaFile {
  const ref = place.schema.$ref
  if (typeof ref !== 'string') return place
  const [name = '', pointer = ''] = ref.split('#')
  const file =
    name === '' ? place.file : path.posix.join(path.posix.dirname(place.file), name).replace(/\.json$/, '')
  const target = pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce((schema, step) => childObject(schema, step), files.get(file) ?? {})
  const { $ref: _ref, ...siblings } = place.schema
  return dereference({ schema: { ...target, ...siblings }, file }, files)
}
