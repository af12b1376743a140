import type { Finding, JsonFile, Source } from '#source'
import { applySuppressions } from './apply-suppressions.ts'
import { isUnread } from './is-unread.ts'
import type { LintReport, RuleCrash } from './lint-report.ts'
import type { Rule, Subject } from './rule.ts'
import { rules } from './rules.ts'
import { subjectsOf } from './subjects.ts'
import type { Suppressions } from './suppressions.ts'

export interface LintOptions {
  /** The base and this lender alone. */
  readonly tenant?: string | undefined
  readonly selected?: readonly Rule[]
  readonly suppressions?: Suppressions | undefined
  /** YYYY-MM-DD: suppressions that ended before it hide nothing. */
  readonly today?: string
}

/** Every finding of every rule, by file and place. What is wrong with the base is not said again for each tenant. */
export function runLint(
  source: Source,
  { tenant, selected = rules, suppressions, today = '' }: LintOptions = {},
): LintReport {
  const isRead = !source.findings.some(isUnreadFlow)
  const { findings, crashes } = isRead ? applyRules(source, tenant, selected) : unread(source)
  const { left, hidden } = applySuppressions(findings, suppressions, {
    today,
    ruleIds: selected.map(({ id }) => id),
    isWhole: isRead && tenant === undefined && crashes.length === 0,
  })
  const ownFiles: readonly (readonly [string, JsonFile])[] =
    suppressions === undefined ? [] : [[suppressions.file.path, suppressions.file]]
  return {
    findings: left.toSorted(byPlace),
    hidden,
    crashes,
    files: new Map<string, JsonFile>([...source.files, ...ownFiles]),
  }
}

interface Applied {
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
}

const unread = ({ findings }: Source): Applied => ({ findings, crashes: [] })

/** Nothing can be said of the other files while one that they refer to cannot be read. */
const isUnreadFlow = (finding: Finding): boolean => finding.file.startsWith('flows/') && isUnread(finding)

function applyRules(source: Source, tenant: string | undefined, selected: readonly Rule[]): Applied {
  const findings = new Map<string, Finding>()
  const crashes: RuleCrash[] = []
  const clean = new WeakMap<Rule, WeakSet<object>>(selected.map((rule) => [rule, new WeakSet()]))
  for (const subject of subjectsOf(source, tenant)) {
    for (const rule of selected) {
      if (rule.reads === 'logic' && clean.get(rule)?.has(subject.logic)) continue
      const found = applyRule(rule, subject, crashes)
      if (found?.length === 0) clean.get(rule)?.add(subject.logic)
      for (const finding of found ?? []) {
        const named = { ...finding, rule: rule.id }
        const key = JSON.stringify([named.rule, named.file, named.pointer, named.message])
        if (!findings.has(key)) findings.set(key, named)
      }
    }
  }
  return { findings: [...findings.values()], crashes }
}

/** A rule that throws takes no other with it; what it would have found is undefined. */
function applyRule(rule: Rule, subject: Subject, crashes: RuleCrash[]): readonly Finding[] | undefined {
  try {
    return rule.check(subject)
  } catch (error) {
    const { tenant } = subject
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // Once is enough, however many lenders it is the same for.
    if (!crashes.some((crash) => crash.rule === rule.id && crash.message === message))
      crashes.push({ rule: rule.id, message, ...(tenant === undefined ? {} : { tenant }) })
    return undefined
  }
}

const byPlace = (a: Finding, b: Finding): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
