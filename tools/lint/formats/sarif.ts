import path from 'node:path'
import type { Finding, Place } from '#source'
import { productVersion } from '../../product-version.ts'
import type { LintReport, RuleCrash } from '../lint-report.ts'
import type { Rule } from '../rule.ts'
import { rulePage } from '../rule-page.ts'
import { consequencesText, notAppliedText } from '../summary.ts'
import type { Format, FormatPlace } from './format.ts'

/** SARIF 2.1.0 (OASIS Standard), as code scanning and editors read it. */
export const sarif: Format = (report, place) =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'journey lint',
              version: productVersion(),
              rules: report.rules.map(describe),
            },
          },
          invocations: [
            {
              executionSuccessful: failuresOf(report).length === 0,
              toolExecutionNotifications: failuresOf(report),
            },
          ],
          columnKind: 'utf16CodeUnits',
          results: report.findings.map((finding) => toResult(finding, report, place)),
        },
      ],
    },
    null,
    2,
  )

function describe(rule: Rule) {
  const page = rulePage(rule)
  return { id: rule.id, shortDescription: { text: rule.why }, help: { text: page, markdown: page } }
}

function toResult(finding: Finding, { rules }: LintReport, formatPlace: FormatPlace) {
  const { rule, severity, message, tenant, hint, override, related = [], witness, consequences } = finding
  const places = [...(override === undefined ? [] : [override]), ...related]
  const index = rules.findIndex(({ id }) => id === rule)
  return {
    ruleId: rule,
    ...(index === -1 ? {} : { ruleIndex: index }),
    level: severity,
    message: {
      text: [message, hint ?? '', consequencesText(finding)].filter((text) => text !== '').join(' '),
    },
    locations: [toLocation(finding, formatPlace)],
    ...(places.length === 0 ? {} : { relatedLocations: places.map((each) => toLocation(each, formatPlace)) }),
    partialFingerprints: { 'findingId/v1': [rule, finding.file, finding.pointer, tenant ?? ''].join(' ') },
    properties: {
      ...(tenant === undefined ? {} : { tenant }),
      ...(witness === undefined ? {} : { witness }),
      ...(consequences === undefined ? {} : { consequences }),
    },
  }
}

const toLocation = ({ file, line, column, pointer }: Place, { dir, root }: FormatPlace) => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(path.relative(root, path.join(dir, file)).split(path.sep).join('/')) },
    region: { startLine: line, startColumn: column },
  },
  logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }],
})

/** Notifications of everything for which the execution did not succeed. */
const failuresOf = (report: LintReport) => [
  ...report.crashes.map(toNotification),
  ...[notAppliedText(report), report.failure ?? '']
    .filter((text) => text !== '')
    .map((text) => ({ level: 'error', message: { text } })),
]

const toNotification = ({ rule, tenant, message }: RuleCrash) => ({
  level: 'error',
  associatedRule: { id: rule },
  message: { text: `The rule ${rule} crashed${tenant === undefined ? '' : ` for ${tenant}`}: ${message}` },
})
