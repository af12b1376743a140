import path from 'node:path'
import type { Finding, Place } from '#source'
import type { RuleCrash } from '../lint-report.ts'
import type { Rule } from '../rule.ts'
import { rulePage } from '../rule-page.ts'
import { rules } from '../rules.ts'
import type { Format, FormatPlace } from './format.ts'

/** SARIF 2.1.0 (OASIS Standard), as code scanning and editors read it. */
export const sarif: Format = ({ findings, crashes }, place) =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'journey lint', rules: rules.map(toDescriptor) } },
          invocations: [
            {
              executionSuccessful: crashes.length === 0,
              toolExecutionNotifications: crashes.map(toNotification),
            },
          ],
          columnKind: 'utf16CodeUnits',
          results: findings.map((finding) => toResult(finding, place)),
        },
      ],
    },
    null,
    2,
  )

function toDescriptor({ id, why }: Rule) {
  const page = rulePage(id)
  return {
    id,
    shortDescription: { text: why },
    help: { text: page, markdown: page },
  }
}

function toResult(finding: Finding, formatPlace: FormatPlace) {
  const { rule, severity, message, tenant, hint, override, related = [], witness } = finding
  const places = [...(override === undefined ? [] : [override]), ...related]
  const index = rules.findIndex(({ id }) => id === rule)
  return {
    ruleId: rule,
    ...(index === -1 ? {} : { ruleIndex: index }),
    level: severity,
    message: { text: [message, hint ?? ''].join(' ').trim() },
    locations: [toLocation(finding, formatPlace)],
    ...(places.length === 0 ? {} : { relatedLocations: places.map((each) => toLocation(each, formatPlace)) }),
    partialFingerprints: { 'findingId/v1': [rule, finding.file, finding.pointer, tenant ?? ''].join(' ') },
    properties: {
      ...(tenant === undefined ? {} : { tenant }),
      ...(witness === undefined ? {} : { witness }),
    },
  }
}

const toLocation = ({ file, line, column, pointer }: Place, { dir, cwd }: FormatPlace) => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(path.relative(cwd, path.join(dir, file)).split(path.sep).join('/')) },
    region: { startLine: line, startColumn: column },
  },
  logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }],
})

const toNotification = ({ rule, tenant, message }: RuleCrash) => ({
  level: 'error',
  associatedRule: { id: rule },
  message: { text: `The rule ${rule} crashed${tenant === undefined ? '' : ` for ${tenant}`}: ${message}` },
})
