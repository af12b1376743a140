import type { StateKind } from '#engine'

/** Effective journey of a tenant as a graph: states, their pages, and the events between them. */
export interface Graph {
  readonly tenant: string
  /** Client states: `flows/journey.json`. */
  readonly client: MachineGraph
  /** Server states: `flows/process.json`, and those that only have a page. */
  readonly server: MachineGraph
}

export interface MachineGraph {
  readonly initial: string
  /** States in the order of the flows. */
  readonly states: readonly GraphState[]
  readonly arrows: readonly Arrow[]
}

export type ChangeKind = 'added' | 'changed' | 'removed'

interface Marks {
  /** Marks a state that cannot be reached from the initial one. */
  readonly unreachable?: true
  /** Difference from the compared journey. */
  readonly change?: ChangeKind
}

export interface GraphState extends Marks {
  readonly id: string
  readonly kind: StateKind
  /** Page variants, of which the first whose `when` holds applies; empty if the client machine decides, or nothing does. */
  readonly pages: readonly PageVariant[]
  /** Job that the server runs here. */
  readonly job?: string
  /** Roads of `journey drive` that pass this state or its pages. */
  readonly roads: readonly string[]
  /** Number of applications of a running server that ever reached this state, and that are in it now. */
  readonly applications?: { readonly reached: number; readonly standing: number }
}

export interface PageVariant {
  readonly page: string
  /** Condition in words. */
  readonly when?: string
}

export interface Arrow extends Marks {
  /** State, or `*` for every state. */
  readonly from: string
  readonly to: string
  readonly event: string
  /** Condition in words: when the client takes the event itself, or when the event leads to this target. */
  readonly when?: string
  /** States that do not admit it although `from` is `*`. */
  readonly except?: readonly string[]
  /** Position among the client's triggers, from 1; the first that holds is taken. */
  readonly order?: number
  /** Senders of the event: pages for the client, submissions for the server. If there is none, a job sends it. */
  readonly sentBy?: readonly string[]
}
