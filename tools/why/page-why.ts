/** Why an applicant belongs on a page. All sentences are clauses without a capital or a period. */
export interface PageWhy {
  readonly tenant: string
  readonly page: string
  readonly by: 'server-state' | 'machine' | 'fallback'
  readonly serverState: string
  /** The key of `flows/server-states.json` for the server state, if it has one. */
  readonly rule?: string
  /** The pages that were weighed, as far as the one that counts: of the rule, or of the client's state. */
  readonly variants: readonly VariantWhy[]
  /** How the client came to its state, where the server's state names no page. */
  readonly settlement?: SettlementWhy
}

export interface VariantWhy {
  readonly page: string
  /** Undefined for a page without a condition. */
  readonly when?: string
  readonly holds: boolean
  readonly because: readonly string[]
}

export interface SettlementWhy {
  readonly initial: string
  readonly steps: readonly {
    readonly event: string
    readonly to: string
    readonly because: readonly string[]
  }[]
  readonly state: string
  /** What could follow, each with what is missing. */
  readonly next: readonly {
    readonly event: string
    readonly to: string
    readonly missing: readonly string[]
  }[]
}

/** Why they do not belong on another one, and what would bring them there. */
export interface NotWhy {
  readonly page: string
  readonly reasons: readonly string[]
  /** The fewest fields that would have to differ; empty when no application is ever brought there by its position. */
  readonly changes: readonly Change[]
  /** The events by which the applicant may come there soonest, if any do. */
  readonly way?: WayThere
}

export interface Change {
  /** Undefined where it stays. */
  readonly serverState?: {
    readonly from: string
    readonly to: string
    /** Other states at which as few changes are enough. */
    readonly orElse: readonly string[]
  }
  readonly fields: readonly { readonly field: string; readonly words: string }[]
}

export interface WayThere {
  readonly serverState: string
  readonly events: readonly string[]
}

export interface Why extends PageWhy {
  readonly not?: NotWhy
}
