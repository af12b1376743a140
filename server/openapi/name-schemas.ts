import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#engine'
import type { JsonSchema, NamedSchemas } from '../validation/api-schemas.ts'
import { type Media, type OpenApiDocument, operationsOf } from './openapi-document.ts'

/**
 * Replaces every schema of the document that schemas/ names by a reference to it in `components`, so that a generated client has
 * the names too. The routes have schemas with all references resolved, therefore a schema is known by its content. A description
 * or default that differs stays beside the reference.
 */
export function nameSchemas(document: OpenApiDocument, named: NamedSchemas): void {
  const { components } = document
  const names = namesByContent(named)
  const shared: Record<string, unknown> = {}
  const nameIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(nameIn)
    if (!isRecord(value)) return value
    const name = findName(names, named, value)
    if (name === undefined) return insideOf(value)
    const schema = named.get(name) ?? {}
    if (!Object.hasOwn(shared, name)) shared[name] = insideOf(withoutTitle(schema))
    const differs = Object.entries(value).filter(
      ([key, said]) => beside.has(key) && !isDeepStrictEqual(schema[key], said),
    )
    return { $ref: `#/components/schemas/${name}`, ...Object.fromEntries(differs) }
  }
  const insideOf = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).flatMap(([key, value]) => (isOurs(key) ? [] : [[key, nameIn(value)]])),
    )
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    shared[name] = insideOf(withoutTitle(Object(schema)))
  for (const { parameters = [], requestBody, responses } of operationsOf(document))
    for (const part of [...parameters, ...mediaOf(requestBody), ...Object.values(responses).flatMap(mediaOf)])
      if (part.schema !== undefined) part.schema = Object(nameIn(part.schema))
  components.schemas = shared
}

const mediaOf = (
  part: { readonly content?: Readonly<Record<string, Media>> } | undefined,
): readonly Media[] => Object.values(part?.content ?? {})

/** Keywords that may stand beside a reference, because they say something of the place. */
const beside: ReadonlySet<string> = new Set(['description', 'default'])

/** Keywords for this product's own tools, such as `x-personal`. */
const isOurs = (keyword: string): boolean => keyword.startsWith('x-')

const withoutTitle = ({ title, ...schema }: JsonSchema): JsonSchema => schema

type Names = ReadonlyMap<string, readonly string[]>

function namesByContent(named: NamedSchemas): Names {
  const names = new Map<string, readonly string[]>()
  for (const [name, schema] of named) {
    const content = contentOf(schema)
    names.set(content, [...(names.get(content) ?? []), name])
  }
  return names
}

/** Name of a schema by its content. Of several with the same content, the one with the same description. */
function findName(names: Names, named: NamedSchemas, schema: JsonSchema): string | undefined {
  if (!isWorthAName(schema)) return undefined
  const found = names.get(contentOf(schema)) ?? []
  return found.find((name) => named.get(name)?.description === schema.description) ?? found[0]
}

/** True for objects with properties, enumerations and choices: a bare string means something else at every place. */
const isWorthAName = (schema: JsonSchema): boolean =>
  ['properties', 'enum', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)

const contentOf = (schema: JsonSchema): string =>
  JSON.stringify(
    sorted(Object.fromEntries(Object.entries(withoutTitle(schema)).filter(([key]) => !beside.has(key)))),
  )

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([key]) => !isOurs(key))
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, child]) => [key, sorted(child)]),
  )
}
