import type { StateKind } from '#engine'

/** The effective journey of a tenant to look at: who may be where, and what leads on. */
export interface Graph {
  readonly tenant: string
  /** The client's states: `flows/journey.json`. */
  readonly client: MachineGraph
  /** The server's states: `flows/process.json`, and those that only have a page. */
  readonly server: MachineGraph
}

export interface MachineGraph {
  readonly initial: string
  /** In the order of the flows. */
  readonly states: readonly GraphState[]
  readonly arrows: readonly Arrow[]
}

export type Change = 'added' | 'changed' | 'removed'

interface Marks {
  /** Nothing leads here from the initial state. */
  readonly unreachable?: true
  /** Against the journey that it is compared with. */
  readonly change?: Change
}

export interface GraphState extends Marks {
  readonly id: string
  readonly kind: StateKind
  /** Of which the first counts whose `when` holds; none where the client machine, or nobody, decides. */
  readonly pages: readonly PageVariant[]
  /** What the server does here. */
  readonly job?: string
  /** Roads of `journey drive` that come by this state or its pages. */
  readonly roads: readonly string[]
}

export interface PageVariant {
  readonly page: string
  /** In words. */
  readonly when?: string
}

export interface Arrow extends Marks {
  /** A state, or `*` for every state. */
  readonly from: string
  readonly to: string
  readonly event: string
  /** In words: when the client takes it by itself, or when it leads here and not elsewhere. */
  readonly when?: string
  /** States that do not admit it although `from` is `*`. */
  readonly except?: readonly string[]
  /** Client: the place among the triggers, from 1; the first that holds is taken. */
  readonly order?: number
  /** Client: the pages that may send it. Server: the submissions that do; where there are none, a job does. */
  readonly sentBy?: readonly string[]
}
