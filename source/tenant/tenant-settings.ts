import type { SourceFile } from '../files/load-source.ts'
import type { FilePlace } from '../findings/fault.ts'
import { parsePointer } from '../json/json-pointer.ts'
import { asJsonObject, type JsonObject } from '../json/json-value.ts'
import { mergePatch } from '../json/merge-patch.ts'
import { valueAt } from '../json/value-at.ts'
import { deriveSettings } from './derive-settings.ts'

/** A lender's settings with those that it inherits; overrides of the flows are not among them. */
export interface TenantSettings {
  readonly value: JsonObject
  /** The file of the chain in which what stands at a pointer was written; the lender's own where none did. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

/** What belongs to one lender alone and passes to none that extends it. */
const own = ['$schema', 'code', 'extends', 'abstract', 'default', 'hosts', 'aliases']

/** Passes to those that extend a lender. */
export const isInherited = (key: string): boolean => !own.includes(key)

/** A lender's settings after those that it extends, each laid over the ones before (RFC 7396); the same for the same files. */
export function tenantSettings(files: readonly SourceFile[]): TenantSettings {
  const last = files.at(-1)
  const before = last === undefined ? undefined : known.get(last)
  if (before !== undefined && isSame(before.files, files)) return before.settings
  const settings = layOver(files)
  if (last !== undefined) known.set(last, { files, settings })
  return settings
}

/** By the lender's own file: who serves thousands asks for each of them again whenever one changes. */
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
  const settings = without(asJsonObject(mergePatch(inherited, last)), ['extends', 'overrides'])
  return {
    value: isGroup(settings) ? settings : deriveSettings(settings),
    placeOf: (pointer) => {
      const steps = parsePointer(pointer)
      const file = files.findLast(({ value }) => valueAt(value, steps) !== undefined) ?? files.at(-1)
      return file?.value === undefined ? undefined : { file, pointer }
    },
  }
}

/** A tenant that others extend and that serves nobody: it has only some of what a lender has, and nothing follows from it. */
export const isGroup = (settings: JsonObject): boolean => settings.abstract === true

/** The lender who serves requests that name none. */
export const isDefault = (settings: { readonly default?: unknown }): boolean => settings.default === true

const without = (value: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
