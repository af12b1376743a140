import { memoize } from '#engine'
import { escapeKey } from '../json/json-pointer.ts'
import { isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import { type Applied, applyByPolicy, type OverridePolicy, type OverrideRefusal } from './override-policy.ts'

/**
 * Policy by JSON pointer, `*` for any key: how an override may change the value there and below; anything not covered
 * is locked.
 */
export type OverridePolicies = Readonly<Record<string, OverridePolicy>>

/** Overrides of one link of the chain from the provider to the tenant. */
export interface OverrideLayer {
  /** Path of the layer's file, its name in provenance and diagnostics. */
  readonly name: string
  readonly overrides: JsonObject
}

/** Name of the layer by JSON pointer of an overridden value; the value has the same pointer below `overrides`. */
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
  /** Refused overrides. Their values stay as the layers before set them. */
  readonly diagnostics: readonly OverrideDiagnostic[]
}

/**
 * Applies each layer to the base in turn: RFC 7396 within the bounds of the policies (dsl.md, "Tenants"). The
 * arguments are not changed.
 */
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
  // Avoids assignment, because a key may be '__proto__'.
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
  // Merges new values below a merged path too: their nulls are dropped, and policies below still apply.
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

/** Finds the policy of the pattern that matches a path with the fewest wildcards. */
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
