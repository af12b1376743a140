import { isJsonObject, type Json } from '../json/json-value.ts'
import { type SchemaPlace, schemaBelow } from './schema-place.ts'

/** Value with the elements of its sets (`x-set`) in the order that they had before, so that only what changed differs. */
export function alignSets(
  now: Json | undefined,
  before: Json | undefined,
  place: SchemaPlace,
): Json | undefined {
  if (Array.isArray(now) && Array.isArray(before)) {
    if (now.length === before.length && setKey(now, place) === setKey(before, place)) return before
    return now.map((item: Json, index) => alignSets(item, before[index], schemaBelow(place, 0)) ?? null)
  }
  if (!isJsonObject(now) || !isJsonObject(before)) return now
  return Object.fromEntries(
    Object.entries(now).map(([key, child]) => [
      key,
      alignSets(child, before[key], schemaBelow(place, key)) ?? null,
    ]),
  )
}

/** Text that is the same for values whose sets have the same elements. */
export function setKey(value: Json, place: SchemaPlace): string {
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => setKey(item, schemaBelow(place, 0)))
    return `[${(place.schema['x-set'] === true ? items.toSorted() : items).join()}]`
  }
  if (!isJsonObject(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, child]) => `${JSON.stringify(key)}:${setKey(child, schemaBelow(place, key))}`)
    .join()}}`
}
