import { buildWithout, type Finding, type Place } from '#source'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import type { Rule, Subject } from './rule.ts'
import { createSubject } from './subjects.ts'

/** Findings of a rule. Undefined if it needs more work than is allowed. */
function findingsOf(rule: Rule, subject: Subject): readonly Finding[] | undefined {
  try {
    return rule.check(subject)
  } catch (error) {
    if (error instanceof BudgetExhausted) return undefined
    throw error
  }
}

/** Finds the override of a lender that causes a finding. */
export type FindOverride = (rule: Rule, finding: Finding) => Place | undefined

/** Creates a finder for findings in a lender's journey at a place of the base, where the base alone has none. */
export function createOverrideFinder(subject: Subject): FindOverride {
  const { source, tenant = '', settings, provenance, today } = subject
  const known = new Map<string, Subject>()
  // Leaves out messages, which move no applicant; rules that read them report the place where they were written.
  const overrides = Object.keys(provenance).filter((pointer) => !pointer.startsWith('/copy/'))

  function subjectWithout(left: readonly string[]): Subject {
    const key = left.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const built = { ...buildWithout(source, tenant, left), findings: [], ...(settings && { settings }) }
    const made = createSubject(source, tenant, built, today)
    known.set(key, made)
    return made
  }

  /**
   * Whether the finding remains without these overrides. True if the rest does not compile or is too much work to prove: then
   * nothing says that they cause it.
   */
  function isFound(rule: Rule, { pointer, message }: Finding, left: readonly string[]): boolean {
    const without = subjectWithout(left)
    if (without.flows === undefined) return true
    without.asked.isInVain = false
    const found = findingsOf(rule, without)
    if (found === undefined || without.asked.isInVain) return true
    return found.some((other) => other.pointer === pointer && other.message === message)
  }

  /**
   * Returns the single override without which the finding disappears; otherwise removes them in order and returns the
   * last one needed.
   */
  return (rule, finding) => {
    const isOnWay = (override: string) =>
      Number(finding.witness?.events?.some((event) => override.endsWith(`/${event}`)) ?? false)
    const likely = overrides.toSorted((a, b) => isOnWay(b) - isOnWay(a))
    const cause =
      likely.find((override) => !isFound(rule, finding, [override])) ??
      likely.find((_, index) => !isFound(rule, finding, likely.slice(0, index + 1)))
    return cause === undefined ? undefined : subject.keyAt(cause)
  }
}
