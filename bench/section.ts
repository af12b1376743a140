/** Row of the table. */
export interface Row {
  readonly what: string
  readonly who: string
  readonly figure: string
  readonly ratio?: number
  /** Limit of our own figure, as text; `isExceeded` says whether the figure exceeds it. */
  readonly limit?: string
  readonly isExceeded?: boolean
}

/** Part of the bench that can run alone: `npm run bench -- engine`. */
export type Section = (options: SectionOptions) => Promise<readonly Row[]>

export interface SectionOptions {
  /** Minutes of load after which the memory is read. */
  readonly minutes: number
}
