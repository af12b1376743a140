import { formFormats, numberFormats } from '#engine'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import relied from './relied-formats.json' with { type: 'json' }

/** Formats on which code relies that reads an answer, by the name of the answer wherever it stands in a form. */
export const reliedFormats: ReadonlyMap<string, string> = new Map(Object.entries(relied))

/** Value of a form that code reads, whose schema lets through what the code cannot work with. */
export interface LooseValue {
  readonly name: string
  readonly format: string
  /** Place of its schema in the form. */
  readonly pointer: string
}

/** Returns the values of a form that lack the format on which code relies. What the form stores by itself no code reads. */
export const looseValues = (form: JsonObject): readonly LooseValue[] =>
  Object.entries(readProperties(form)).flatMap(([name, schema]) =>
    looseIn(name, schema, pointerTo('schema', 'properties', name)),
  )

/** Returns the schema of a form with the formats on which code relies, so that what lacks them is refused and breaks nothing. */
export function withReliedFormats(of: { readonly schema: object; readonly fields: object }): JsonObject {
  const form = asJsonObject(of as unknown as Json) // a form is JSON
  const schema = asJsonObject(form.schema)
  const needed = Object.entries(readProperties(form)).flatMap(([name, own]) =>
    looseIn(name, own, '').length > 0 ? [[name, strict(name, own)] as const] : [],
  )
  if (needed.length === 0) return schema
  return { ...schema, properties: { ...childObject(schema, 'properties'), ...Object.fromEntries(needed) } }
}

/** Properties that code reads: those of a form that is no call's body, kept nowhere, and no repetition of another. */
function readProperties(form: JsonObject): JsonObject {
  if (form.body !== undefined) return {}
  const fields = childObject(form, 'fields')
  const isRead = (name: string) => {
    const { to, same } = childObject(fields, name)
    return to === undefined && same === undefined
  }
  const properties = Object.entries(childObject(childObject(form, 'schema'), 'properties'))
  return Object.fromEntries(properties.filter(([name]) => isRead(name)))
}

function looseIn(name: string, value: Json, pointer: string): readonly LooseValue[] {
  const schema = asJsonObject(value)
  if (isJsonObject(schema.items)) return looseIn(name, schema.items, pointer + pointerTo('items'))
  if (isJsonObject(schema.properties))
    return Object.entries(schema.properties).flatMap(([child, own]) =>
      looseIn(child, own, pointer + pointerTo('properties', child)),
    )
  const format = reliedFormats.get(name)
  return format === undefined || hasFormat(schema, format) ? [] : [{ name, format, pointer }]
}

function strict(name: string, value: Json): Json {
  const schema = asJsonObject(value)
  if (isJsonObject(schema.items)) return { ...schema, items: strict(name, schema.items) }
  if (isJsonObject(schema.properties)) {
    const children = Object.entries(schema.properties).map(([child, own]) => [child, strict(child, own)])
    return { ...schema, properties: Object.fromEntries(children) }
  }
  const format = reliedFormats.get(name)
  return format === undefined || hasFormat(schema, format)
    ? value
    : { allOf: [value, { type: typeOf(format), format }] }
}

/** Whether a schema lets only values of a format through: by naming it, or by naming all values. */
function hasFormat({ type, format, enum: values, const: only }: JsonObject, relied: string): boolean {
  const named = only === undefined ? values : [only]
  const check = formFormats[relied]
  if (check !== undefined && Array.isArray(named))
    return named.every((each) => typeof each === 'string' && check(each))
  if (check !== undefined) return type === 'string' && format === relied
  // A number without a format is an amount in whole cents.
  return (type === 'number' || type === 'integer') && (relied === 'double' || format !== 'double')
}

const typeOf = (format: string): string => (Object.hasOwn(numberFormats, format) ? 'number' : 'string')
