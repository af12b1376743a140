import { asJsonObject, type Json, type JsonObject } from '#source'
import { adding, entriesAt, removing, setting, valueIn } from './edit.ts'
import type { JsonTree, KeyPath, Kind, Mutation } from './mutant.ts'

/** Place in a file, with the mistakes possible there; `below` leads to a place within it. */
export interface MutantPlace {
  readonly tree: JsonTree
  readonly file: string
  readonly steps: KeyPath
  readonly value: Json
  /** Value if it is an object, else an empty object. */
  readonly object: JsonObject
  readonly set: (below: KeyPath, to: Json, says: string) => Mutation
  readonly remove: (below: KeyPath, says: string) => Mutation
  /** Adds a key. */
  readonly add: (key: string, value: Json, says: string) => Mutation
}

export function placeAt(tree: JsonTree, file: string, steps: KeyPath = []): MutantPlace {
  const value = valueIn(tree.get(file), steps) ?? null
  return {
    tree,
    file,
    steps,
    value,
    object: asJsonObject(value),
    set: (below, to, says) => setting(tree, file, [...steps, ...below], to, says),
    remove: (below, says) => removing(tree, file, [...steps, ...below], says),
    add: (key, more, says) => adding(tree, { file, steps, says }, key, more),
  }
}

/** Entry of a map. */
export interface Entry extends MutantPlace {
  readonly id: string
}

export const entriesOf = (tree: JsonTree, file: string, ...map: readonly string[]): readonly Entry[] =>
  entriesAt(tree, file, ...map).map(([id]) => ({ id, ...placeAt(tree, file, [...map, id]) }))

/** Applies a kind of mistake to each place where it is possible. */
export const toEach =
  <P extends MutantPlace>(placesOf: (tree: JsonTree) => readonly P[]) =>
  (mutate: (place: P) => readonly Mutation[] | Mutation | undefined): Kind['mutate'] =>
  (tree) =>
    placesOf(tree).flatMap((place) => mutate(place) ?? [])

/** Removes a key from each entry that has it. */
export const without = (
  toEachEntry: ReturnType<typeof toEach<Entry>>,
  key: string,
  says = `has no ${key}`,
): Kind['mutate'] =>
  toEachEntry(({ id, object, remove }) =>
    object[key] === undefined ? undefined : remove([key], `${id} ${says}`),
  )
