import type { NodeView } from './nodes.ts'
import type { FilePlace } from './overview.ts'

/** Lender with what holds for it. */
export interface LenderView {
  readonly code: string
  /** Groups and lenders whose files apply, the farthest first. */
  readonly chain: readonly string[]
  readonly own: NodeView
  /** Colors that its own file gives, by their name in the theme. */
  readonly colors: Readonly<Record<string, string>>
  readonly settings: readonly SettingView[]
}

export interface SettingView {
  /** Path of the setting: `theme.brand`. */
  readonly name: string
  readonly value: string
  readonly place?: FilePlace
  /** Group or lender from which it is inherited. */
  readonly from?: string
  /** Value at the lender with which this one is compared. */
  readonly other?: string
}
