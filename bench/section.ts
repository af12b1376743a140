/** One line of the table. */
export interface Row {
  readonly what: string
  readonly who: string
  readonly figure: string
  readonly ratio?: number
  /** What our own figure may not exceed, with how it's written, and whether it does. */
  readonly limit?: string
  readonly isExceeded?: boolean
}

/** A part of the bench that can be run alone: `npm run bench -- engine`. */
export type Section = (options: SectionOptions) => Promise<readonly Row[]>

export interface SectionOptions {
  /** How long the load lasts after which the memory is looked at. */
  readonly minutes: number
}
