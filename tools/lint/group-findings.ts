import type { Finding } from '#source'
import type { LintReport } from './lint-report.ts'
import { missingFile, misspeltAs } from './references/missing-or.ts'
import { factUnmet } from './rules/fact-unmet.ts'

/**
 * Groups findings by their cause, so that one mistake is one finding: the first finding of a group stays, and the
 * others are its consequences.
 */
export function groupFindings(report: LintReport): LintReport {
  const causes = new Map<string, Finding[]>()
  const gone = new Set(report.findings.flatMap(({ cause }) => (cause?.startsWith(missingFile) ? cause : [])))
  const misspelt = new Set(
    report.findings.flatMap(({ cause }) => (cause?.startsWith(misspeltAs) ? cause : [])),
  )
  for (const finding of report.findings) {
    const key = misspeltIn(finding, misspelt) ?? causeOf(finding, gone)
    const group = causes.get(key)
    if (group === undefined) causes.set(key, [finding])
    // A fact says a second time what is gone; where that is used tells more.
    else if (group[0]?.rule === factUnmet.id) group.unshift(finding)
    // The finding at the definition says what is wrong, so it stands first.
    else if (finding.cause === key && finding.message.includes(misspeltId(key))) group.unshift(finding)
    // What tells of the file that is gone stands before what follows from it, such as translations without an original.
    else if (finding.cause === key && gone.has(key) && group[0]?.cause !== key) group.unshift(finding)
    else group.push(finding)
  }
  return { ...report, findings: withFollowers([...causes.values()], report.following) }
}

/** Returns the cause of a finding that an id, misspelt where it is defined, brought about. */
const misspeltIn = (finding: Finding, misspelt: ReadonlySet<string>): string | undefined =>
  [...misspelt].find((cause) => finding.cause === cause || namesMisspelt(finding, cause))

const namesMisspelt = ({ message, hint = '' }: Finding, cause: string): boolean =>
  `${message} ${hint}`.includes(misspeltId(cause))

const misspeltId = (cause: string): string => `"${cause.slice(misspeltAs.length)}"`

/** Matches the key of a message that a finding names: a text, or a place in a file of messages. */
const messageKey = /["#]([a-z]\w*)\.[\w.-]+/g

/** Key that findings share if one mistake caused them: the same is missing, for the same lender. */
const causeOf = (
  { rule, file, pointer, message, tenant, cause }: Finding,
  gone: ReadonlySet<string>,
): string =>
  [...message.matchAll(messageKey)].map(([, part]) => missingFile + part).find((each) => gone.has(each)) ??
  JSON.stringify([rule, tenant, ...(cause === undefined ? [file, pointer, message] : [cause])])

/** Rules whose findings cause others: a machine goes nowhere, or where nobody was meant to come. */
const breaks = ['unknown-reference', 'unreachable-state', 'edit-unbounded']

/** Joins groups that follow from a break in a machine to the group of that break. */
function withFollowers(
  groups: readonly (readonly Finding[])[],
  following: LintReport['following'],
): readonly Finding[] {
  const firstBreak = (rule: string, tenant: string | undefined) =>
    groups.find((group) =>
      group.some(
        (one) => one.rule === rule && isOfMachine(one) && (one.tenant === undefined || one.tenant === tenant),
      ),
    )
  const breakOf = ([first]: readonly Finding[]) => {
    if (first === undefined || !following.has(first.rule)) return undefined
    const cause = breaks.map((rule) => firstBreak(rule, first.tenant)).find((each) => each !== undefined)
    return cause?.[0] === first ? undefined : cause
  }
  const followers = Map.groupBy(groups, breakOf)
  return (followers.get(undefined) ?? []).flatMap((group) => {
    const [first, ...others] = [...group, ...(followers.get(group) ?? []).flat()].map(withoutKey)
    if (first === undefined) return []
    return [others.length === 0 ? first : { ...first, consequences: others }]
  })
}

const withoutKey = ({ cause: _, ...finding }: Finding): Finding => finding

const machines = ['journey', 'process']

/** Whether a finding says that a part of a machine is missing, on which proofs of that machine depend. */
const isOfMachine = ({ file, override }: Finding): boolean =>
  machines.some((name) => file === `flows/${name}.json`) ||
  machines.some((name) => override?.pointer.startsWith(`/overrides/${name}/`))
