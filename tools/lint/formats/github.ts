import path from 'node:path'
import type { Finding } from '#source'
import { consequencesText, notAppliedText, summary } from '../summary.ts'
import { cut } from './cut.ts'
import type { Format, FormatPlace } from './format.ts'

/** Workflow commands of GitHub Actions: each finding annotates its line in the pull request. */
export const github: Format = (report, place) =>
  [
    ...report.findings.map((finding) => annotation(finding, place)),
    ...report.crashes.map(
      ({ rule, message }) =>
        `::error title=${asProperty(rule)}::${asMessage(`The rule crashed: ${message}`)}`,
    ),
    ...[notAppliedText(report)].filter((text) => text !== '').map((text) => `::error::${asMessage(text)}`),
    summary(report),
  ].join('\n')

function annotation(finding: Finding, { dir, root }: FormatPlace): string {
  const { rule, severity, message, file, line, column, tenant, hint = '', related = [] } = finding
  const see = related.map((place) => `See ${place.file}:${place.line} ${place.pointer}`)
  const text = [cut(message), cut(hint), consequencesText(finding), ...see].filter((line) => line !== '')
  const properties = {
    file: pathFrom(root, path.join(dir, file)),
    line,
    col: column,
    title: tenant === undefined ? rule : `${rule} for ${tenant}`,
  }
  const list = Object.entries(properties).map(([key, value]) => `${key}=${asProperty(String(value))}`)
  return `::${severity} ${list.join(',')}::${asMessage(text.join('\n'))}`
}

/** Path with `/` on every system. */
const pathFrom = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/')

// Escapes like the toolkit of GitHub Actions.
const asMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const asProperty = (text: string): string => asMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
