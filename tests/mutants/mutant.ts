import type { Json } from '#source'

/** Path to a value in a file: keys and indexes. */
export type KeyPath = readonly (string | number)[]

/** Files of a source, by path. */
export type JsonTree = ReadonlyMap<string, Json>

/** Mistake at one place, or at a place and everything that names it. */
export interface Mutant {
  /** Number in the order in which the mutants of a seed are drawn. */
  readonly id: number
  /** Kind of the change, such as `number` or `entry-removed`. */
  readonly kind: string
  readonly file: string
  /** Path of the change; for a removed or moved value, that of its parent. */
  readonly steps: KeyPath
  /** Description of the change, in words. */
  readonly says: string
  /** Files as they then are. */
  readonly becomes: JsonTree
}
