import type { Json } from '#source'
import type { Arrow, GraphState } from '../../tools/graph/graph.ts'

/** The journey of a lender as a drawing: what applicants see, and what happens to an application. */
export interface MapView {
  readonly lender: string
  /** Title of the road whose states stand first, if the project has roads. */
  readonly road?: string
  readonly pages: MapMachine
  readonly application: MapMachine
  /** Named conditions, in words. */
  readonly conditions: readonly { readonly name: string; readonly says: string }[]
  readonly pageIds: readonly string[]
  /** Why it cannot be drawn. */
  readonly failure?: string
}

export interface MapMachine {
  /** File in which it is written. */
  readonly file: string
  readonly initial: string
  /** States of the main road, in order. */
  readonly spine: readonly string[]
  readonly states: readonly MapState[]
  readonly arrows: readonly Omit<Arrow, 'order'>[]
  /** Marks, in words. */
  readonly changes: readonly MapChange[]
  /** Words on each event. */
  readonly transitions: Readonly<Record<string, WrittenTransition>>
  /** Events that the browser takes by itself, in the order in which they are tried; undefined where none is. */
  readonly triggerOrder?: readonly string[]
}

/** Difference from the journey with which the map is compared. */
export interface MapChange {
  /** State at which it is met. */
  readonly state: string
  readonly words: string
}

export interface WrittenTransition {
  readonly from: string | readonly string[]
  readonly to: Json
}

export interface MapState extends Pick<GraphState, 'id' | 'kind' | 'job' | 'unreachable' | 'change'> {
  readonly title: string
  readonly pages: readonly { readonly page: string; readonly title: string; readonly when?: string }[]
  /** State from which it branches off; `*` if many lead there. Undefined on the main road, and where no event leads. */
  readonly below?: string
  /** Messages of what the linter found about it. */
  readonly problems: readonly string[]
}
