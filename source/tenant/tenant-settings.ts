import type { SourceFile } from '../files/load-source.ts'
import type { FilePlace } from '../findings/fault.ts'
import { parsePointer } from '../json/json-pointer.ts'
import { asJsonObject, type JsonObject } from '../json/json-value.ts'
import { mergePatch } from '../json/merge-patch.ts'
import { valueAt } from '../json/value-at.ts'
import { deriveSettings } from './derive-settings.ts'

/** Settings of a lender and those that it inherits, without its overrides of the flows. */
export interface TenantSettings {
  readonly value: JsonObject
  /** Finds the file of the chain in which a pointer was written; the lender's own if none did. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

/** Keys that belong to one lender alone and are not inherited. */
const own = ['$schema', 'code', 'extends', 'abstract', 'default', 'hosts', 'aliases', 'sisters']

/** Tests for a key that extending lenders inherit. */
export const isInherited = (key: string): boolean => !own.includes(key)

/** Merges a lender's settings over those that it extends (RFC 7396); the same object for the same files. */
export function tenantSettings(files: readonly SourceFile[]): TenantSettings {
  const last = files.at(-1)
  const before = last === undefined ? undefined : known.get(last)
  if (before !== undefined && isSame(before.files, files)) return before.settings
  const settings = layOver(files)
  if (last !== undefined) known.set(last, { files, settings })
  return settings
}

/** Cache by the lender's own file: with thousands of lenders, all of them are requested again whenever one changes. */
const known = new WeakMap<
  SourceFile,
  { readonly files: readonly SourceFile[]; readonly settings: TenantSettings }
>()

const isSame = (some: readonly SourceFile[], others: readonly SourceFile[]): boolean =>
  some.length === others.length && some.every((file, index) => file === others[index])

function layOver(files: readonly SourceFile[]): TenantSettings {
  const last = asJsonObject(files.at(-1)?.value)
  const inherited = files
    .slice(0, -1)
    .map((file) => without(asJsonObject(file.value), own))
    .reduce<JsonObject>((settings, next) => asJsonObject(mergePatch(settings, next)), {})
  const settings = without(asJsonObject(mergePatch(inherited, last)), ['extends', 'overrides', 'flags'])
  return {
    value: isGroup(settings) ? settings : deriveSettings(settings),
    placeOf: (pointer) => {
      const steps = parsePointer(pointer)
      const file = files.findLast(({ value }) => valueAt(value, steps) !== undefined) ?? files.at(-1)
      return file?.value === undefined ? undefined : { file, pointer }
    },
  }
}

/** Tests for a tenant that only serves others to extend: its settings are incomplete, so none are derived. */
export const isGroup = (settings: JsonObject): boolean => settings.abstract === true

/** Tests for the lender that serves requests which name none. */
export const isDefault = (settings: { readonly default?: unknown }): boolean => settings.default === true

const without = (value: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
