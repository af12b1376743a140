import type { LintReport } from './lint-report.ts'

/** Summary of a report in one line. */
export function summary({ findings, crashes, hidden }: LintReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const files = new Set(findings.map(({ file }) => file)).size
  const counts = [
    count(errors, 'error'),
    count(findings.length - errors, 'warning'),
    count(crashes.length, 'crashed rule'),
    count(hidden, 'suppressed finding'),
  ].filter((text) => text !== '')
  if (counts.length === 0) return 'No findings.'
  return `${counts.join(', ')}${files === 0 ? '' : ` in ${count(files, 'file')}`}.`
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
