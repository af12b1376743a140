import type { Json } from '#source'

/** Path to a value in a file: keys and indexes. */
export type KeyPath = readonly (string | number)[]

/** Mistake at one place of one file. */
export interface Mutation {
  readonly file: string
  /** Path of the change; for a removed or moved value, that of its parent. */
  readonly steps: KeyPath
  /** Description of the change, in words. */
  readonly says: string
  /** Changed file, as JSON or as a text that may not parse. */
  readonly becomes: { readonly value: Json } | { readonly text: string }
}

/** Kind of mistake. */
export interface Kind {
  readonly id: string
  /** Largest number of mutants, spread evenly over all possible places. */
  readonly most: number
  /** Marks a change of a declaration for the prover, which no applicant meets. */
  readonly isDeclaration?: boolean
  readonly mutate: (tree: JsonTree) => Iterable<Mutation>
}

/** Files of a source, by path. */
export type JsonTree = ReadonlyMap<string, Json>

export interface Mutant extends Mutation {
  /** Kind and number within it. */
  readonly id: string
  readonly kind: string
}
