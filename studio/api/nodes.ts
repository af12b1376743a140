/** Part of a file as its schema describes it, for an editor that knows no product. */
export interface NodeView {
  readonly file: string
  readonly pointer: string
  readonly key: string
  /** Meaning, from the description of its schema. */
  readonly help: string
  readonly kind: 'object' | 'map' | 'list' | 'text' | 'number' | 'boolean' | 'choice' | 'condition' | 'other'
  /** Value of everything but objects and maps. */
  readonly value?: unknown
  /** Values that it may have. */
  readonly options?: readonly string[]
  /** Kind of thing that it names, such as a page. */
  readonly names?: string
  /** The sentence that a key of a message stands for, or a condition in words. */
  readonly says?: string
  readonly isRequired: boolean
  /** Fact that fixes it. */
  readonly guard?: Guard
  readonly children: readonly NodeView[]
  /** Optional parts that it does not have. */
  readonly addable: readonly Addable[]
  /** Value with which another entry of a map, or another element of a list, begins. */
  readonly entry?: Omit<Addable, 'key'>
}

export interface Addable {
  readonly key: string
  readonly help: string
  /** Value with which it begins. */
  readonly initial: unknown
}

/** Fact with a source that says a value or sentence a second time. */
export interface Guard {
  readonly fact: string
  readonly source: string
}

export interface Vocabulary {
  readonly fields: readonly {
    readonly path: string
    readonly title: string
    readonly type: string
    readonly values?: readonly string[]
  }[]
  readonly predicates: readonly { readonly name: string; readonly words: string }[]
  /** Kinds of document that reviewers may ask for; none in a journey without such requests. */
  readonly documents: readonly string[]
}
