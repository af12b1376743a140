import { styleText } from 'node:util'
import type { Finding, Source, Witness } from '#source'

type Style = Parameters<typeof styleText>[0]

/** Findings for people: by file, with the line that each is about. */
export function printFindings(
  findings: readonly Finding[],
  { files }: Pick<Source, 'files'>,
  isColoured: boolean,
): string {
  const paint = (style: Style, text: string): string =>
    isColoured ? styleText(style, text, { validateStream: false }) : text
  const byFile = Map.groupBy(findings, ({ file }) => file)
  const groups = [...byFile].map(([file, group]) => {
    const lines = files.get(file)?.text.split('\n') ?? []
    return [paint('underline', file), ...group.map((finding) => printFinding(finding, lines, paint))].join(
      '\n\n',
    )
  })
  return [...groups, summary(findings, paint)].join('\n\n')
}

function printFinding(
  finding: Finding,
  lines: readonly string[],
  paint: (style: Style, text: string) => string,
): string {
  const { line, column, severity, message, rule, tenant, hint } = finding
  const mark = severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning')
  const whose = tenant === undefined ? '' : paint('dim', ` for ${tenant}`)
  return [
    `  ${paint('dim', `${line}:${column}`)} ${mark} ${message} ${paint('dim', rule)}${whose}`,
    ...frame(lines[line - 1], line, column, paint),
    ...(hint === undefined ? [] : [`  ${paint('cyan', 'hint')} ${hint}`]),
    ...witnessLines(finding.witness).map(([name, text]) => `  ${paint('cyan', name)} ${text}`),
  ].join('\n')
}

/** How it comes to that: the events, and what to paste into `journey resolve --context -`. */
function witnessLines({ events = [], context }: Witness = {}): readonly (readonly [string, string])[] {
  return [
    ...(events.length === 0 ? [] : [['way', events.join(', ')] as const]),
    ...(context === undefined ? [] : [['context', JSON.stringify(context)] as const]),
  ]
}

/** The line and a caret under the place. */
function frame(
  text: string | undefined,
  line: number,
  column: number,
  paint: (style: Style, text: string) => string,
) {
  if (text === undefined) return []
  const indent = text.length - text.trimStart().length
  const gutter = String(line)
  return [
    paint('dim', `    ${gutter} | `) + text.trim(),
    paint('dim', `    ${' '.repeat(gutter.length)} | `) +
      ' '.repeat(Math.max(0, column - 1 - indent)) +
      paint('red', '^'),
  ]
}

function summary(findings: readonly Finding[], paint: (style: Style, text: string) => string): string {
  if (findings.length === 0) return paint('green', 'No findings.')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const counts = [count(errors, 'error'), count(findings.length - errors, 'warning')].filter(
    (text) => text !== '',
  )
  return paint(
    'bold',
    `${counts.join(' and ')} in ${count(new Set(findings.map(({ file }) => file)).size, 'file')}.`,
  )
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
