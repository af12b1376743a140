import type { Turn } from '#engine'

/** Explanation of why an applicant belongs on a page. All sentences are clauses without a capital or a period. */
export interface PageWhy {
  readonly tenant: string
  readonly page: string
  readonly by: 'server-state' | 'machine' | 'fallback'
  /** Whose turn it is. */
  readonly turn: Turn
  readonly serverState: string
  /** Requests to them beside the step, and whose turn the step is. */
  readonly asked?: { readonly because: readonly string[]; readonly step: Turn }
  /** Key of `flows/server-states.json` for the server state, if any. */
  readonly rule?: string
  /** Pages considered, up to the one shown: of the rule, or of the client's state. */
  readonly variants: readonly VariantWhy[]
  /** Path of the client to its state, if the server's state names no page. */
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
  /** Possible next events, each with what is missing. */
  readonly next: readonly {
    readonly event: string
    readonly to: string
    readonly missing: readonly string[]
  }[]
}

/** Explanation of why they do not belong on another page, and what would bring them there. */
export interface NotWhy {
  readonly page: string
  readonly reasons: readonly string[]
  /** Fewest changes to fields; empty if no application's position leads there. */
  readonly changes: readonly FieldChange[]
  /** Shortest sequence of events that brings the applicant there, if any. */
  readonly way?: WayThere
}

export interface FieldChange {
  /** Undefined if it stays. */
  readonly serverState?: {
    readonly from: string
    readonly to: string
    /** Other states in which as few changes suffice. */
    readonly orElse: readonly string[]
  }
  readonly fields: readonly { readonly field: string; readonly words: string }[]
}

export interface WayThere {
  readonly serverState: string
  readonly events: readonly string[]
}

export interface PageAnswer extends PageWhy {
  readonly not?: NotWhy
}
