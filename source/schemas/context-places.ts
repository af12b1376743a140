import { childObject } from '../json/json-value.ts'
import { dereference, type SchemaFile, type SchemaFiles } from './schema-files.ts'

/** Value of any kind that a schema describes: an object, a list, the first element of a list (`liens.0`), or a scalar. */
export interface ContextPlace {
  readonly path: string
  /** Whether what it is a part of cannot be without it. */
  readonly isRequired: boolean
}

/** Places below a schema, such as `context/context.schema`, with paths from its root. */
export const contextPlaces = (files: SchemaFiles, file: string): readonly ContextPlace[] =>
  placesBelow({ schema: files.get(file) ?? {}, file }, [], files)

function placesBelow(
  whole: SchemaFile,
  steps: readonly string[],
  files: SchemaFiles,
): readonly ContextPlace[] {
  const { required } = whole.schema
  return Object.keys(childObject(whole.schema, 'properties')).flatMap((key) => {
    const at = [...steps, key]
    const part = dereference(
      { ...whole, schema: childObject(childObject(whole.schema, 'properties'), key) },
      files,
    )
    const isRequired = Array.isArray(required) && required.includes(key)
    return [{ path: at.join('.'), isRequired }, ...within(part, at, files)]
  })
}

function within(part: SchemaFile, steps: readonly string[], files: SchemaFiles): readonly ContextPlace[] {
  if (part.schema.type !== 'array') return placesBelow(part, steps, files)
  const first = [...steps, '0']
  const item = dereference({ ...part, schema: childObject(part.schema, 'items') }, files)
  return [{ path: first.join('.'), isRequired: false }, ...within(item, first, files)]
}
