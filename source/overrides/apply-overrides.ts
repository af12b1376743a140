import { memoize } from '#engine'
import { escapeKey } from '../json/json-pointer.ts'
import { isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import { type Applied, applyByPolicy, type OverridePolicy, type OverrideRefusal } from './override-policy.ts'

/** JSON pointer, `*` for any key, to how an override may change what stands there and below; what none covers is locked. */
export type OverridePolicies = Readonly<Record<string, OverridePolicy>>

/** The `overrides` of one link of the chain from the provider to the tenant. */
export interface OverrideLayer {
  /** Names the layer in provenance and diagnostics: the path of its file. */
  readonly name: string
  readonly overrides: JsonObject
}

/** JSON pointer of an overridden value to the name of the layer that it comes from, where it stands at the same pointer below `overrides`. */
export type Provenance = Readonly<Record<string, string>>

export interface OverrideDiagnostic {
  readonly code: OverrideRefusal
  readonly layer: string
  readonly pointer: string
  readonly message: string
}

export interface Overridden {
  readonly effective: JsonObject
  readonly provenance: Provenance
  /** What was refused; there the value of the layers before stands. */
  readonly diagnostics: readonly OverrideDiagnostic[]
}

/** Base, then each layer in turn: RFC 7396 within the bounds that the policies set (dsl.md, "Tenants"). Nothing given is changed. */
export function applyOverrides(
  base: JsonObject,
  layers: readonly OverrideLayer[],
  policies: OverridePolicies,
): Overridden {
  const provenance = new Map<string, string>()
  const diagnostics: OverrideDiagnostic[] = []
  let effective: JsonObject = base
  for (const { name, overrides } of layers) {
    const layer: Layer = {
      policyAt: policyFinder(policies),
      record: (pointer) => {
        for (const known of [...provenance.keys()])
          if (known.startsWith(`${pointer}/`)) provenance.delete(known)
        provenance.set(pointer, name)
      },
      refuse: (code, pointer, message) => diagnostics.push({ code, layer: name, pointer, message }),
    }
    effective = applyEntries(effective, overrides, [], undefined, layer)
  }
  return { effective, provenance: Object.fromEntries(provenance), diagnostics }
}

interface Layer {
  readonly policyAt: (keys: readonly string[]) => OverridePolicy | undefined
  readonly record: (pointer: string) => void
  readonly refuse: (code: OverrideDiagnostic['code'], pointer: string, message: string) => void
}

function applyEntries(
  base: JsonObject,
  patch: JsonObject,
  keys: readonly string[],
  inherited: OverridePolicy | undefined,
  layer: Layer,
): JsonObject {
  const entries = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(patch)) {
    const applied = applyAt(entries.get(key), value, [...keys, key], inherited, layer)
    if (applied === undefined) entries.delete(key)
    else entries.set(key, applied)
  }
  // Not by assignment: a key may be '__proto__'.
  return Object.fromEntries(entries)
}

function applyAt(
  base: Json | undefined,
  patch: Json,
  keys: readonly string[],
  inherited: OverridePolicy | undefined,
  layer: Layer,
): Json | undefined {
  const policy = layer.policyAt(keys) ?? inherited
  const isContainer = policy === undefined || policy === 'merge' || policy === 'narrow'
  if (isContainer && isJsonObject(patch) && isJsonObject(base))
    return applyEntries(base, patch, keys, policy, layer)
  const pointer = keys.map((key) => `/${escapeKey(key)}`).join('')
  const settled = settleAt(
    base,
    applyByPolicy(policy ?? 'locked', base, patch, keys.at(-1) ?? ''),
    pointer,
    layer,
  )
  // What is new below a merged path is merged too: nulls in it go, and policies below still hold.
  return policy === 'merge' && settled === patch && isJsonObject(patch)
    ? applyEntries({}, patch, keys, policy, layer)
    : settled
}

function settleAt(base: Json | undefined, applied: Applied, pointer: string, layer: Layer): Json | undefined {
  if ('refused' in applied) {
    layer.refuse(applied.refused, pointer, `${pointer} ${applied.reason}`)
    return base
  }
  layer.record(pointer)
  return applied.value
}

/** The policy of the pattern with the fewest wildcards among those that match as long a path. */
const policyFinder = memoize((policies: OverridePolicies): Layer['policyAt'] => {
  const patterns = Object.entries(policies)
    .map(([pattern, policy]) => ({ segments: pattern.split('/').slice(1), policy }))
    .map((each) => ({ ...each, wildcards: each.segments.filter((segment) => segment === '*').length }))
    .sort((a, b) => a.wildcards - b.wildcards)
  return (keys) => {
    const path = keys.map(escapeKey)
    return patterns.find(
      ({ segments }) =>
        segments.length === path.length &&
        segments.every((segment, index) => segment === '*' || segment === path[index]),
    )?.policy
  }
})
