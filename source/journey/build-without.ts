import type { Source } from '../files/load-source.ts'
import { parsePointer } from '../json/json-pointer.ts'
import { isJsonObject, type Json } from '../json/json-value.ts'
import { tenantChain } from '../tenant/tenant-chain.ts'
import { type BuiltFlows, buildFlows } from './build-flows.ts'
import { overridePointer } from './override-place.ts'
import { resolveBase } from './resolve-base.ts'

/** Flows of a tenant without some of its overrides, its own or inherited. */
export function buildWithout(source: Source, code: string, overrides: readonly string[]): BuiltFlows {
  const all = overrides.map((override) => parsePointer(overridePointer(override)))
  const files = tenantChain(source, code).files.map((file) =>
    file.value === undefined ? file : { ...file, value: all.reduce(without, file.value) },
  )
  return buildFlows(resolveBase(source).base, files)
}

function without(value: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined || !isJsonObject(value) || !Object.hasOwn(value, key)) return value
  const entries = Object.entries(value).flatMap(([name, child]): readonly (readonly [string, Json])[] => {
    if (name !== key) return [[name, child]]
    return rest.length === 0 ? [] : [[name, without(child, rest)]]
  })
  // Avoids assignment, because a key may be '__proto__'.
  return Object.fromEntries(entries)
}
