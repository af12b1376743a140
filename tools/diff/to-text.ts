import type { Context } from '#engine'
import type { DiffReport, ForWhom } from './diff-report.ts'
import type { Judged } from './judge-positions.ts'

/** Formats a report for product owners. */
export const toText = (report: DiffReport): string =>
  [
    `What changes from ${report.old} to ${report.new}`,
    ...groups(report),
    ...strandingLines(report),
    ...unapprovedLines(report),
    ...(report.positions === undefined ? [] : positionLines(report.positions)),
  ].join('\n')

function groups({ differences, lenders }: DiffReport): readonly string[] {
  if (differences.length === 0) return ['', 'Nothing that anybody would meet.']
  const byLenders = Map.groupBy(differences, (difference) => forWhom(difference, lenders))
  const widestFirst = [...byLenders].sort(
    ([, [a]], [, [b]]) => (b?.lenders.length ?? 0) - (a?.lenders.length ?? 0),
  )
  return widestFirst.flatMap(([whom, own]) => [
    '',
    `For ${whom}`,
    ...own.flatMap(({ words, example }) => [`  - ${words}`, ...exampleLines(example)]),
  ])
}

const forWhom = ({ lenders }: ForWhom, all: readonly string[]): string =>
  all.length > 1 && all.every((code) => lenders.includes(code)) ? 'all lenders' : lenders.join(', ')

const exampleLines = (example: Context | undefined): readonly string[] =>
  example === undefined ? [] : [`    for example ${JSON.stringify(example)}`]

function strandingLines({ stranding, lenders }: DiffReport): readonly string[] {
  if (stranding.length === 0) return []
  return [
    '',
    'Open applications that this may strand; add a migration to flows/migrations for them',
    ...stranding.flatMap((each) => [
      `  - ${each.words} (${forWhom(each, lenders)})`,
      ...exampleLines(each.example),
    ]),
  ]
}

const unapprovedLines = ({ unapproved }: DiffReport): readonly string[] =>
  unapproved.length === 0
    ? []
    : ['', `Facts that changed although nobody approved it: ${unapproved.join(', ')}`]

function positionLines(positions: readonly Judged[]): readonly string[] {
  const count = (verdict: Judged['verdict']) => positions.filter((one) => one.verdict === verdict).length
  return [
    '',
    `Open applications: ${count('unaffected')} unaffected, ${count('moved')} moved, ${count('stranded')} stranded`,
    ...positions.filter(({ verdict }) => verdict !== 'unaffected').map(positionLine),
  ]
}

function positionLine({ application, tenant, state, verdict, from, to, migrations, reason }: Judged): string {
  const by = migrations.length === 0 ? '' : `, by ${migrations.join(', ')}`
  const what = verdict === 'stranded' ? reason : `${from ?? 'no page'} -> ${to}${by}`
  return `  ${verdict.padEnd(8)} ${application} (${tenant}, ${state}): ${what}`
}
