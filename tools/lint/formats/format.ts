import type { LintReport } from '../lint-report.ts'

/** How a report is written. */
export type Format = (report: LintReport, place: FormatPlace) => string

export interface FormatPlace {
  /** The directory that was linted. */
  readonly dir: string
  /** Where the command runs: other programs look for files from here. */
  readonly cwd: string
  readonly isColoured: boolean
}
