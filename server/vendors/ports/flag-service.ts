/** A lender's own feature flags, asked before ours. */
export interface FlagService {
  /**
   * Flags that it answers, by their key: those of the kind asked for, and none where it cannot be asked. Never throws: ours
   * stand in for each that is missing.
   */
  readonly evaluate: (
    kinds: ReadonlyMap<string, FlagKind>,
    context: FlagFacts,
  ) => Promise<ReadonlyMap<string, FlagAnswer>>
}

/** What is known of the person. */
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
