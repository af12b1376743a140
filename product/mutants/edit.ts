import { isDeepStrictEqual } from 'node:util'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from '#source'
import type { JsonTree, KeyPath, Mutation } from './mutant.ts'

type Change = (value: Json) => Json | undefined

/**
 * Copy of a value with one place changed, or removed if the change gives undefined. Keeps the order of an object's
 * keys.
 */
export function edited(value: Json, [step, ...rest]: KeyPath, change: Change): Json {
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

/** Mutation that sets one place to another value. */
export const setting = (tree: JsonTree, file: string, steps: KeyPath, to: Json, says: string): Mutation =>
  changing(tree, { file, steps, says }, () => to)

/** Mutation that removes the value at a place. */
export const removing = (tree: JsonTree, file: string, steps: KeyPath, says: string): Mutation =>
  changing(tree, { file, steps, says }, () => undefined)

/** Mutation that changes one place. */
export const changing = (
  tree: JsonTree,
  { file, steps, says }: Omit<Mutation, 'becomes'>,
  change: Change,
): Mutation => ({
  file,
  steps,
  says,
  becomes: { value: edited(tree.get(file) ?? null, steps, change) },
})

/** Mutation that adds a key to an object. */
export const adding = (
  tree: JsonTree,
  { file, steps, says }: Omit<Mutation, 'becomes'>,
  key: string,
  value: Json,
): Mutation => ({
  ...changing(tree, { file, steps, says }, (object) => ({ ...asJsonObject(object), [key]: value })),
  steps: [...steps, key],
})

/** Misspells a word by swapping two letters. */
export function misspelt(word: string): string {
  const letters = [...word]
  for (let at = Math.floor(letters.length / 2); at > 0; at--) {
    const [a, b] = [letters[at - 1], letters[at]]
    if (a === undefined || b === undefined || a === b || !/\w/.test(a + b)) continue
    letters[at - 1] = b
    letters[at] = a
    return letters.join('')
  }
  return `${word}x`
}

/** Misspells one key of an object, keeping its position. */
export const withKeyMisspelt = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === key ? misspelt(name) : name, value]),
  )

/** Picks another element of a list: deterministic, and far from the given one. */
export function another<T>(list: readonly T[], than: T, stride = Math.floor(list.length / 2)): T | undefined {
  const others = list.filter((each) => !isDeepStrictEqual(each, than))
  const at = list.findIndex((each) => isDeepStrictEqual(each, than))
  return others[(Math.max(0, at) + stride) % Math.max(1, others.length)]
}

/** Picks at most a number of elements, evenly spread. */
export const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]).filter(
        (each) => each !== undefined,
      )

/** Walks every place of a JSON value. */
export function* placesIn(
  value: Json,
  steps: KeyPath = [],
): Iterable<{ readonly steps: KeyPath; readonly value: Json }> {
  yield { steps, value }
  const children = Array.isArray(value) ? value.entries() : Object.entries(asJsonObject(value))
  for (const [step, child] of children) yield* placesIn(child, [...steps, step])
}

/** Entries of a map. */
export const entriesAt = (
  tree: JsonTree,
  file: string,
  ...steps: KeyPath
): readonly (readonly [string, Json])[] =>
  Object.entries(asJsonObject(valueIn(tree.get(file), steps) ?? null))
