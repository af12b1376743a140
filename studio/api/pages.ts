import type { NodeView } from './nodes.ts'
import type { FilePlace } from './overview.ts'
import type { Sentence } from './words.ts'

/** Page in the list of all, in the order of the journey. */
export interface PageRow {
  readonly id: string
  readonly title: string
  readonly area: string
  /** Server states that show it. */
  readonly states: readonly string[]
  /** Lenders with something of their own there. */
  readonly lenders: readonly string[]
  readonly problems: number
}

/** Page with all that makes it. */
export interface PageView {
  readonly row: PageRow
  readonly settings: NodeView
  /** Files of the forms that it shows. */
  readonly forms: readonly string[]
  readonly sentences: readonly Sentence[]
  /** Events of the application that lead to it from elsewhere. */
  readonly entries: readonly string[]
  readonly comes: readonly string[]
  readonly leads: readonly string[]
}

export interface Hit {
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly page?: string
  readonly lender?: string
  readonly place: FilePlace
}
