import type { LintReport } from '../lint-report.ts'

/** Formats a report. */
export type Format = (report: LintReport, place: FormatPlace) => string

export interface FormatPlace {
  /** Directory that was checked. */
  readonly dir: string
  /** Directory in which the command runs: other programs resolve paths from here. */
  readonly cwd: string
  readonly isColoured: boolean
}
