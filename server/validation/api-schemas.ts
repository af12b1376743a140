import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord, memoize } from '#engine'

export type JsonSchema = { readonly [keyword: string]: unknown }

/** Function that returns a schema of schemas/api or schemas/domain by `file#definition`, with every reference resolved. */
export type FindSchema = (reference: string) => JsonSchema

/**
 * Loads the API schemas and resolves references once: the validator then needs no registry, and the OpenAPI document shows each
 * call completely. The schemas have no cycles. Apps of one process share them and their compiled validators.
 */
export const loadApiSchemas: (root: string) => FindSchema = memoize(readApiSchemas)

function readApiSchemas(root: string): FindSchema {
  const files = readFiles(root)
  return memoize((reference: string) => resolveReference(reference, 'api/calls', files))
}

/** Schemas of schemas/api and schemas/domain by name: a file by its title, a definition by its key. */
export type NamedSchemas = ReadonlyMap<string, JsonSchema>

export function namedSchemas(root: string): NamedSchemas {
  const files = readFiles(root)
  return new Map(
    [...files].flatMap(([file, { title, $defs, ...schema }]) => {
      const definitions = Object.keys(Object($defs)).map((name) => [name, `#/$defs/${name}`] as const)
      const whole = 'type' in schema ? [[String(title), ''] as const] : []
      return [...whole, ...definitions].map(
        ([name, pointer]) => [name, resolveReference(`../${file}${pointer}`, 'api/calls', files)] as const,
      )
    }),
  )
}

const readFiles = (root: string): Files =>
  new Map(
    ['api', 'domain'].flatMap((folder) =>
      readdirSync(path.join(root, 'schemas', folder)).map((name) => [
        `${folder}/${name}`,
        parseObject(readFileSync(path.join(root, 'schemas', folder, name), 'utf8')),
      ]),
    ),
  )

type Files = ReadonlyMap<string, JsonSchema>

function resolveReference(reference: string, from: string, files: Files): JsonSchema {
  const [file = '', pointer = ''] = reference.split('#')
  const name = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
  const target = pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), files.get(name))
  if (!isRecord(target)) throw new Error(`schemas/ has no ${reference} (seen from ${from}).`)
  const { $schema, $id, $defs, ...schema } = target
  return inline(schema, name, files)
}

function inline(schema: JsonSchema, file: string, files: Files): JsonSchema {
  const { $ref, ...rest } = schema
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, inlineValue(value, file, files)]),
  )
  return typeof $ref === 'string' ? { ...resolveReference($ref, file, files), ...own } : own
}

function inlineValue(value: unknown, file: string, files: Files): unknown {
  if (Array.isArray(value)) return value.map((each) => inlineValue(each, file, files))
  return isRecord(value) ? inline(value, file, files) : value
}

function parseObject(text: string): JsonSchema {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error('A schema file must hold an object.')
  return value
}
