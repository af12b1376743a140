import type { LintReport } from '../lint-report.ts'

/** Formats a report. */
export type Format = (report: LintReport, place: FormatPlace) => string

export interface FormatPlace {
  /** Directory that was checked. */
  readonly dir: string
  /** Directory from which programs that annotate files count their paths. */
  readonly root: string
  readonly isColoured: boolean
}
