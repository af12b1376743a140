import { compile } from 'json-schema-to-typescript'
import type { Json, JsonObject } from '#source'
import { isJsonObject } from '../../../source/json/json-value.ts'

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  format: false,
} as const

/**
 * Compiles type declarations of one schema; `nameOf` gives the declared type for a `$ref`, so that each type exists
 * once.
 */
export async function compileType(
  name: string,
  schema: JsonObject,
  nameOf: (ref: string) => string | undefined,
): Promise<string> {
  const { $id: _id, $schema: _schema, $defs: _defs, title: _title, ...body } = schema
  const source = await compile(nameReferences(body, nameOf), name, options)
  return `${source.trim()}\n`
}

function nameReferences(value: JsonObject, nameOf: (ref: string) => string | undefined): JsonObject {
  const ref = value.$ref
  const name = typeof ref === 'string' ? nameOf(ref) : undefined
  if (name !== undefined) return { tsType: name, ...description(value) }
  return mapValues(asMap(asChoice(withoutTitle(value))), (child) => nameWithin(child, nameOf))
}

/**
 * Reduces a choice whose alternatives have types to the union of these types; a type beside the choice only improves
 * messages. A choice of required properties has no type.
 */
function asChoice({ anyOf, ...value }: JsonObject): JsonObject {
  if (!Array.isArray(anyOf)) return value
  const { type: _, ...rest } = value
  return anyOf.some(isTyped) ? { ...rest, anyOf } : value
}

/** Drops named properties of a map, which only narrow the type of its entries. */
function asMap(value: JsonObject): JsonObject {
  const { properties: _, required: _required, ...rest } = value
  return isJsonObject(value.additionalProperties) && isJsonObject(value.properties) ? rest : value
}

const isTyped = (value: Json): boolean =>
  isJsonObject(value) && ['type', '$ref', 'const', 'enum', 'properties'].some((key) => key in value)

function nameWithin(value: Json, nameOf: (ref: string) => string | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => nameWithin(item, nameOf))
  return isJsonObject(value) ? nameReferences(value, nameOf) : value
}

/** Drops titles, which are words for people and would become type names; a property named `title` stays. */
function withoutTitle(value: JsonObject): JsonObject {
  const { title, ...rest } = value
  return typeof title === 'string' ? rest : value
}

const description = (value: JsonObject): JsonObject =>
  typeof value.description === 'string' ? { description: value.description } : {}

const mapValues = (value: JsonObject, change: (child: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]))
