import { type JsonObject, mergePatch } from '#engine'
import { asJsonObject } from './json-value.ts'
import type { SourceFile } from './load-source.ts'

/** What belongs to one lender alone and passes to none that extends it. */
const own = ['$schema', 'code', 'extends', 'abstract', 'default', 'hosts', 'aliases']

/** A lender's settings after those that it extends, each laid over the ones before (RFC 7396). */
export function mergeSettings(files: readonly SourceFile[]): JsonObject {
  const last = asJsonObject(files.at(-1)?.value)
  const inherited = files
    .slice(0, -1)
    .map((file) => without(asJsonObject(file.value), own))
    .reduce<JsonObject>((settings, next) => asJsonObject(mergePatch(settings, next)), {})
  return without(asJsonObject(mergePatch(inherited, last)), ['extends', 'overrides'])
}

const without = (value: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
