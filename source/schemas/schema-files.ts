import path from 'node:path'
import { childObject, type JsonObject } from '../json/json-value.ts'
import { readJsonFolder } from '../json/read-json-folder.ts'

/** Part of a schema, and the file in which it stands. */
export interface SchemaFile {
  readonly schema: JsonObject
  readonly file: string
}

/** Schemas by path, such as `dsl/context.schema`. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>

/** Reads schemas/dsl and schemas/domain of a project. */
export const readSchemas = (schemas: string): SchemaFiles =>
  new Map(
    ['dsl', 'domain'].flatMap((folder) =>
      [...readJsonFolder(path.join(schemas, folder))].map(
        ([name, schema]) => [`${folder}/${name}`, schema] as const,
      ),
    ),
  )

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
