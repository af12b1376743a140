import type { Json } from '#source'

/** Where something stands: the keys and indexes that lead to it in a file. */
export type Steps = readonly (string | number)[]

/** One mistake in one file. */
export interface Mutation {
  readonly file: string
  /** What is changed; of what is taken away or moved, what holds it. */
  readonly steps: Steps
  /** What was done, in words. */
  readonly says: string
  /** The file as it is then: as JSON, or as a text that may be none. */
  readonly becomes: { readonly value: Json } | { readonly text: string }
}

/** A way of going wrong. */
export interface Kind {
  readonly id: string
  /** At most so many, evenly spread over all places where it could happen. */
  readonly most: number
  /** It changes what the prover is told, and nothing that anybody meets. */
  readonly isDeclaration?: boolean
  readonly mutate: (tree: Tree) => Iterable<Mutation>
}

/** The files of a source, by path. */
export type Tree = ReadonlyMap<string, Json>

export interface Mutant extends Mutation {
  /** The kind and a number within it. */
  readonly id: string
  readonly kind: string
}
