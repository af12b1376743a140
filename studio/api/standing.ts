/** How many applications of a lender stand where, as a running server or a file tells it. */
export interface StandingView {
  /** Undefined if nobody told where applications stand. */
  readonly states?: readonly StandingState[]
  /** Number of applications that are shown each page now; those for whom that is unknown are left out. */
  readonly pages?: Readonly<Record<string, number>>
  /** Why it cannot be told now. */
  readonly failure?: string
}

export interface StandingState {
  readonly state: string
  readonly standing: number
  /** Number that ever came there; undefined if only the present is known. */
  readonly reached?: number
}
