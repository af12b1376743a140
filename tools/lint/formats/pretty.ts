import { styleText } from 'node:util'
import type { Finding, Place, Witness } from '#source'
import type { RuleCrash } from '../lint-report.ts'
import { consequencesText, notAppliedText, summary } from '../summary.ts'
import { cut } from './cut.ts'
import type { Format } from './format.ts'
import { frame } from './frame.ts'

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

/** Text for people: findings by file, each with its line. */
export const pretty: Format = (report, { isColoured }) => {
  const { findings, crashes, files } = report
  const paint: Paint = (style, text) =>
    isColoured ? styleText(style, text, { validateStream: false }) : text
  const byFile = Map.groupBy(findings, ({ file }) => file)
  const groups = [...byFile].map(([file, group]) => {
    const lines = files.get(file)?.text.split('\n')
    return [paint('underline', file), ...group.map((finding) => printFinding(finding, lines, paint))].join(
      '\n\n',
    )
  })
  const isClean = findings.length === 0 && crashes.length === 0 && report.notApplied.length === 0
  return [
    ...groups,
    ...crashes.map((crash) => printCrash(crash, paint)),
    ...[notAppliedText(report)].filter((text) => text !== ''),
    paint(isClean ? 'green' : 'bold', summary(report)),
  ].join('\n\n')
}

const printCrash = ({ rule, tenant, message }: RuleCrash, paint: Paint): string =>
  `${paint('red', 'crash')} ${rule}${tenant === undefined ? '' : ` for ${tenant}`}: ${message}`

function printFinding(finding: Finding, lines: readonly string[] | undefined, paint: Paint): string {
  const { line, column, severity, message, rule, tenant, override, related = [], hint } = finding
  const mark = severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning')
  const whose = tenant === undefined ? '' : paint('dim', ` for ${tenant}`)
  return [
    `  ${paint('dim', `${line}:${column}`)} ${mark} ${cut(message)} ${paint('dim', rule)}${whose}`,
    ...frame(lines?.[line - 1], line, column).map(
      (row, index) => `    ${index === 1 ? paint('red', row) : row}`,
    ),
    ...(override === undefined ? [] : [`  ${paint('cyan', 'override')} ${placeText(override)}`]),
    ...(hint === undefined ? [] : [`  ${paint('cyan', 'hint')} ${cut(hint)}`]),
    ...[consequencesText(finding)]
      .filter((text) => text !== '')
      .map((text) => `  ${paint('cyan', 'and')} ${text}`),
    ...related.map((place) => `  ${paint('cyan', 'see')} ${placeText(place)}`),
    ...witnessLines(finding.witness).map(([name, text]) => `  ${paint('cyan', name)} ${text}`),
  ].join('\n')
}

/** Lines that reproduce a finding: the events, and the context to paste into `journey resolve --context -`. */
function witnessLines({ events = [], context }: Witness = {}): readonly (readonly [string, string])[] {
  return [
    ...(events.length === 0 ? [] : [['way', events.join(', ')] as const]),
    ...(context === undefined ? [] : [['context', JSON.stringify(context)] as const]),
  ]
}

const placeText = ({ file, line, column, pointer }: Place): string => `${file}:${line}:${column} ${pointer}`
