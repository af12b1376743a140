import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isJsonObject, type Json } from '../json/json-value.ts'

/** The longest time that a timer waits; a longer one fires at once. */
const longestMs = 2 ** 31 - 1

/** Paths of the properties named in milliseconds whose number may be greater than a timer can wait. */
function unbounded(schema: Json | undefined, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => unbounded(each, `${path}/${index}`))
  if (!isJsonObject(schema)) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    const isDuration =
      /(^ms|Ms)$/.test(key) && isJsonObject(value) && /number|integer/.test(String(value.type))
    const isBound = isDuration && typeof value.maximum === 'number' && value.maximum <= longestMs
    return [...(isDuration && !isBound ? [`${path}/${key}`] : []), ...unbounded(value, `${path}/${key}`)]
  })
}

test('no duration of the JSON files is longer than a timer can wait', () => {
  const folder = 'schemas/dsl'
  const found = readdirSync(folder).flatMap((file) =>
    unbounded(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), file),
  )
  expect(found).toEqual([])
})
