import { type Finding, isUsable, type JsonFile, type Place, type Source } from '#source'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { createOverrideFinder } from './find-override.ts'
import { isUnread } from './is-unread.ts'
import type { LintReport, NotApplied, RuleCrash } from './lint-report.ts'
import { unprovableStates, unproven } from './proof/model-of.ts'
import { withRelated } from './references/related-places.ts'
import type { Rule, Subject } from './rule.ts'
import { rulesOf } from './rules-of.ts'
import { subjectsOf } from './subjects.ts'
import { applySuppressions } from './suppressions/apply-suppressions.ts'
import type { Suppressions } from './suppressions/suppressions.ts'

export interface LintOptions {
  /** Checks only the base and this lender. */
  readonly tenant?: string | undefined
  readonly selected?: readonly Rule[]
  readonly suppressions?: Suppressions | undefined
  /** Day as YYYY-MM-DD: suppressions that ended before it hide nothing. */
  readonly today?: string
}

/** Findings of every rule, by file and place. Findings of the base are not repeated for each tenant. */
export function runLint(
  source: Source,
  { tenant, selected = usualRules(source), suppressions, today = '' }: LintOptions = {},
): LintReport {
  const isRead = !source.findings.some(isUnreadFlow)
  const applied = isRead ? applyRules(source, { tenant, today, selected }) : unread(source, selected)
  const { findings, crashes, notApplied, following } = applied
  const finalRules = new Set(selected.flatMap(({ id, isFinal }) => (isFinal ? [id] : [])))
  const isFinal = (finding: Finding) => finalRules.has(finding.rule) || applied.refused.has(placeKey(finding))
  const { left, hidden } = applySuppressions(findings, suppressions, {
    today,
    ruleIds: selected.map(({ id }) => id),
    isWhole: isRead && tenant === undefined && crashes.length === 0,
    isFinal,
  })
  const ownFiles: readonly (readonly [string, JsonFile])[] =
    suppressions === undefined ? [] : [[suppressions.file.path, suppressions.file]]
  return {
    findings: left.toSorted(byPlace),
    hidden,
    crashes,
    notApplied,
    following,
    isFinal,
    files: new Map<string, JsonFile>([...source.files, ...ownFiles]),
    rules: selected,
    off: Object.entries(source.project.rules).flatMap(([id, severity]) => (severity === 'off' ? [id] : [])),
  }
}

/** Severity that the project gives to the findings of a rule, if it is another than usual. */
function severityOf({ id }: Rule, { project }: Source): Partial<Pick<Finding, 'severity'>> {
  const severity = project.rules[id]
  return severity === undefined || severity === 'off' ? {} : { severity }
}

const usualRules = ({ project }: Source): readonly Rule[] =>
  rulesOf(project).filter(({ isAskedFor }) => isAskedFor !== true)

interface Applied extends Pick<LintReport, 'findings' | 'crashes' | 'notApplied' | 'following'> {
  /** Places at which something is wrong that keeps a journey from being served or proven. */
  readonly refused: ReadonlySet<string>
}

/** Place of a finding, whichever rule reports it: several may report one fault, each in its words. */
const placeKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string => `${file}#${pointer}`

const unread = ({ findings }: Source, selected: readonly Rule[]): Applied => ({
  findings,
  crashes: [],
  notApplied: [{ rules: selected.map(({ id }) => id) }],
  following: new Set(),
  refused: new Set(findings.map(placeKey)),
})

/** Other files cannot be judged while one that they refer to cannot be read. Nothing refers to examples and facts. */
const isUnreadFlow = (finding: Finding): boolean =>
  /^flows\/(?!examples$|facts\.json$)/.test(finding.file) && isUnread(finding)

function applyRules(
  source: Source,
  { tenant, today, selected }: Required<Pick<LintOptions, 'tenant' | 'today' | 'selected'>>,
): Applied {
  const findings = new Map<string, Finding>()
  const crashes: RuleCrash[] = []
  const notApplied: NotApplied[] = []
  const following = new Set(selected.flatMap(({ id, isOfReach }) => (isOfReach ? [id] : [])))
  const refused = new Set<string>()
  const clean = new WeakMap<Rule, WeakSet<object>>(selected.map((rule) => [rule, new WeakSet()]))
  const ofBase = new Set<string>()
  for (const subject of subjectsOf(source, tenant, today)) {
    const findOverride = createOverrideFinder(subject)
    const inVain: string[] = []
    for (const place of refusedPlaces(subject)) refused.add(place)
    for (const rule of selected) {
      if (rule.reads === 'logic' && clean.get(rule)?.has(subject.proven)) continue
      Object.assign(subject.asked, { isInVain: false, isProof: false })
      const found = applyRule(rule, subject, crashes)?.filter((finding) => isSettled(subject, finding))
      if (subject.asked.isInVain || !subject.isWhole) inVain.push(rule.id)
      if (subject.asked.isProof) following.add(rule.id)
      if (found?.length === 0) clean.get(rule)?.add(subject.proven)
      for (const finding of found ?? []) {
        const named = { ...finding, ...severityOf(rule, source) }
        const key = keyOf(named)
        if (ofBase.has(key)) continue
        if (subject.tenant === undefined) ofBase.add(key)
        const caused = isElsewhere(named) ? { ...named, ...overrideOf(findOverride(rule, named)) } : named
        // Lenders that extend the same one get one finding for its effect on all of them.
        const cause = isElsewhere(caused) ? (caused.override ?? caused.tenant) : undefined
        const whole = JSON.stringify([key, cause])
        if (!findings.has(whole)) findings.set(whole, withRelated(subject, caused))
      }
    }
    if (inVain.length > 0) notApplied.push({ ...nameOf(subject), rules: inVain })
  }
  return { findings: [...findings.values()], crashes, notApplied, following, refused }
}

const nameOf = ({ tenant }: Subject): { readonly tenant?: string } => (tenant === undefined ? {} : { tenant })

/**
 * Places of the findings of reading for which the server refuses a journey, and of the states that prevent its proof.
 * Derived from what reading found, so that a new fault of that kind is among them.
 */
const refusedPlaces = (subject: Subject): readonly string[] =>
  [
    ...subject.found.filter((finding) => !isUsable([finding])),
    ...unprovableStates(subject).flatMap((pointer) => subject.keyAt(pointer) ?? []),
  ].map(placeKey)

/**
 * Whether a finding is certain. For a lender that extends an unknown one, only findings of reading are, because the
 * missing parts may be inherited.
 */
const isSettled = ({ isWhole, found }: Subject, { file, pointer }: Finding): boolean =>
  isWhole || found.some((known) => known.file === file && known.pointer === pointer)

const keyOf = ({ rule, file, pointer, message }: Finding): string =>
  JSON.stringify([rule, file, pointer, message])

/** Whether a lender's journey is at fault at a place of the base. */
const isElsewhere = ({ tenant, file }: Finding): boolean =>
  tenant !== undefined && !file.startsWith('tenants/')

const overrideOf = (override: Place | undefined): Pick<Finding, 'override'> =>
  override === undefined ? {} : { override }

/** Applies a rule; one that throws is recorded, returns undefined, and does not stop the others. */
function applyRule(rule: Rule, subject: Subject, crashes: RuleCrash[]): readonly Finding[] | undefined {
  try {
    return rule.check(subject).map((finding) => ({ ...finding, rule: rule.id }))
  } catch (error) {
    if (error instanceof BudgetExhausted) {
      subject.asked.isInVain = true
      return [unproven(subject, error, `The rule "${rule.id}" has not been applied.`)]
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // Reports it once for all lenders.
    if (!crashes.some((crash) => crash.rule === rule.id && crash.message === message))
      crashes.push({ rule: rule.id, message, ...nameOf(subject) })
    return undefined
  }
}

const byPlace = (a: Finding, b: Finding): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
