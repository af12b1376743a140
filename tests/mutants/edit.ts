import { asJsonObject, isJsonObject, type Json } from '#source'
import type { KeyPath } from './mutant.ts'

/**
 * Copy of a value with one place changed, or removed if the change gives undefined. Keeps the order of an object's
 * keys.
 */
export function edited(
  value: Json,
  [step, ...rest]: KeyPath,
  change: (value: Json) => Json | undefined,
): Json {
  if (step === undefined) return change(value) ?? null
  const next = (child: Json): Json | undefined =>
    rest.length === 0 ? change(child) : edited(child, rest, change)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const changed = index === step ? next(item) : item
      return changed === undefined ? [] : [changed]
    })
  }
  const entries = Object.entries(asJsonObject(value)).flatMap(([key, child]) => {
    const changed = key === step ? next(child) : child
    return changed === undefined ? [] : [[key, changed] as const]
  })
  return Object.fromEntries(entries)
}

export function valueIn(value: Json | undefined, steps: KeyPath): Json | undefined {
  return steps.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)]
    return isJsonObject(at) ? at[step] : undefined
  }, value)
}

/** Walks every place of a JSON value. */
export function* placesIn(
  value: Json,
  steps: KeyPath = [],
): Iterable<{ readonly steps: KeyPath; readonly value: Json }> {
  yield { steps, value }
  const children = Array.isArray(value) ? value.entries() : Object.entries(asJsonObject(value))
  for (const [step, child] of children) yield* placesIn(child, [...steps, step])
}
