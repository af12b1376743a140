import path from 'node:path'
import type { Finding } from '#source'
import { summary } from '../summary.ts'
import type { Format, FormatPlace } from './format.ts'

/** Workflow commands of GitHub Actions: each finding annotates its line in the pull request. */
export const github: Format = (report, place) =>
  [
    ...report.findings.map((finding) => annotation(finding, place)),
    ...report.crashes.map(
      ({ rule, message }) =>
        `::error title=${asProperty(rule)}::${asMessage(`The rule crashed: ${message}`)}`,
    ),
    summary(report),
  ].join('\n')

function annotation(finding: Finding, { dir, cwd }: FormatPlace): string {
  const { rule, severity, message, file, line, column, tenant, hint, related = [] } = finding
  const see = related.map((place) => `See ${place.file}:${place.line} ${place.pointer}`)
  const properties = {
    file: path.relative(cwd, path.join(dir, file)),
    line,
    col: column,
    title: tenant === undefined ? rule : `${rule} for ${tenant}`,
  }
  const list = Object.entries(properties).map(([key, value]) => `${key}=${asProperty(String(value))}`)
  return `::${severity} ${list.join(',')}::${asMessage([message, ...(hint === undefined ? [] : [hint]), ...see].join('\n'))}`
}

// Escapes like the toolkit of GitHub Actions.
const asMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const asProperty = (text: string): string => asMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
