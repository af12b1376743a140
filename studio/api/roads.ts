/** Road that is not as recorded, in words. */
export interface DifferingRoad {
  /** Names it with its lenders and with how they go it now. */
  readonly key: string
  readonly title: string
  readonly lenders: readonly string[]
  /** What differs, as a sentence. */
  readonly words: string
  /** Steps that differ: as they were recorded, and as they are now. */
  readonly recorded: readonly string[]
  readonly now: readonly string[]
}

export interface RoadsView {
  readonly roads: readonly DifferingRoad[]
  /** Number of lenders. */
  readonly lenders: number
  /** Why it cannot be told. */
  readonly failure?: string
}
