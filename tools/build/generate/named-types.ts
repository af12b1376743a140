import path from 'node:path'
import type { JsonObject } from '#source'
import { childObject, isJsonObject } from '../../../source/json/json-value.ts'
import { readJsonFolder } from '../../../source/json/read-json-folder.ts'

/** Named types of a schema folder: each file's root by its title and the suffix, each entry of `$defs` by its key. */
export function namedTypes(
  folder: string,
  { except = [], suffix = '' }: { readonly except?: readonly string[]; readonly suffix?: string } = {},
): ReadonlyMap<string, JsonObject> {
  const types = new Map<string, JsonObject>()
  for (const [file, schema] of readJsonFolder(folder)) {
    if (except.includes(file)) continue
    for (const [name, definition] of Object.entries(childObject(schema, '$defs'))) {
      if (isJsonObject(definition)) add(types, name, definition, file)
    }
    if (describesValues(schema)) add(types, titleOf(schema, file) + suffix, schema, file)
  }
  return types
}

function add(types: Map<string, JsonObject>, name: string, schema: JsonObject, file: string): void {
  if (types.has(name))
    throw new Error(`${file}.json defines ${name}, which another schema has already defined.`)
  types.set(name, schema)
}

const describesValues = (schema: JsonObject): boolean =>
  ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'].some((keyword) => keyword in schema)

const titleOf = (schema: JsonObject, file: string): string =>
  typeof schema.title === 'string' ? pascalCase(schema.title) : pascalCase(path.basename(file, '.schema'))

export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Name of the type for a `$ref`: the key of a definition, or the title of a file with its suffix. */
export function referencedName(ref: string, known: ReadonlySet<string>, suffix = ''): string | undefined {
  const definition = /#\/\$defs\/([^/]+)$/.exec(ref)?.[1]
  const file = /([^/]+)\.schema\.json#?$/.exec(ref)?.[1]
  const name = definition ?? (file === undefined ? undefined : pascalCase(file) + suffix)
  return name !== undefined && known.has(name) ? name : undefined
}
