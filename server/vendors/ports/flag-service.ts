/** Feature flag service of a lender, evaluated before the product's own flags. */
export interface FlagService {
  /**
   * Returns the flags that it answers by key, of the requested kind. Empty if it cannot be reached. Never throws: the product's
   * own flags replace each missing one.
   */
  readonly evaluate: (
    kinds: ReadonlyMap<string, FlagKind>,
    context: FlagFacts,
  ) => Promise<ReadonlyMap<string, FlagAnswer>>
}

/** Known facts about the user. */
export interface FlagFacts {
  readonly targetingKey?: string
  readonly organization: string
  readonly isSignedIn: boolean
}

export type FlagKind = 'boolean' | 'object'

export interface FlagAnswer {
  readonly variant: string
  readonly value: boolean | Readonly<Record<string, string | boolean | number | readonly string[]>>
}
