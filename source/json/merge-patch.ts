import { isJsonObject, type Json } from './json-value.ts'

/**
 * Applies a JSON Merge Patch (RFC 7396): objects are merged, null removes, anything else replaces. Neither argument
 * is changed.
 */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch
  const merged = new Map(isJsonObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch))
    if (value === null) merged.delete(key)
    else merged.set(key, mergePatch(merged.get(key), value))
  // Avoids assignment, because a key may be '__proto__'.
  return Object.fromEntries(merged)
}
