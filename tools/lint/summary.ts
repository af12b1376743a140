import type { Finding } from '#source'
import type { LintReport } from './lint-report.ts'

/** Summary of a report in one line. */
export function summary(report: LintReport): string {
  const { off, failure } = report
  if (failure !== undefined) return failure
  const told = off.length === 0 ? '' : ` Not applied, by journey.config.json: ${off.join(', ')}.`
  return countsText(report) + told
}

function countsText({ findings, crashes, hidden, notApplied }: LintReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const files = new Set(findings.map(({ file }) => file)).size
  const counts = [
    count(errors, 'error'),
    count(findings.length - errors, 'warning'),
    count(crashes.length, 'crashed rule'),
    count(hidden, 'suppressed finding'),
  ].filter((text) => text !== '')
  if (counts.length === 0) return notApplied.length === 0 ? 'No findings.' : 'Nothing is proven.'
  return `${counts.join(', ')}${files === 0 ? '' : ` in ${count(files, 'file')}`}.`
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`

/** Sentence on the rules that could not judge a journey; empty if all did. */
export function notAppliedText({ notApplied }: Pick<LintReport, 'notApplied'>): string {
  const [first] = notApplied
  if (first === undefined) return ''
  const rules = new Set(notApplied.flatMap((each) => each.rules))
  const lenders = notApplied.filter(({ tenant }) => tenant !== undefined).length
  const whose = [
    ...(first.tenant === undefined ? ['the base'] : []),
    ...(lenders === 1 ? notApplied.flatMap(({ tenant }) => tenant ?? []) : []),
    ...(lenders > 1 ? [`${lenders} lenders`] : []),
  ].join(' and ')
  return `${count(rules.size, 'rule')}, such as ${first.rules[0]}, could not judge ${whose}, whose flows do not compile or cannot be proven.`
}

/** Rules that a sentence on consequences names; the findings of the others are counted together. */
const namedRules = 3

/** Sentence on the findings that follow from another, by rule; empty if there are none. */
export function consequencesText({ consequences = [] }: Pick<Finding, 'consequences'>): string {
  const byRule = Map.groupBy(consequences, ({ rule }) => rule)
  const named = [...byRule].slice(0, namedRules).map(([rule, own]) => `${own.length} ${rule}`)
  const others = [...byRule.values()].slice(namedRules).flat().length
  const counts = others === 0 ? named : [...named, `${others} more`]
  return counts.length === 0 ? '' : `because of this: ${counts.join(', ')}`
}
