import { buildWithout, type Finding, type Place } from '#source'
import type { Rule, Subject } from './rule.ts'
import { createSubject } from './subjects.ts'

/** Asks which override of a lender a finding comes from. */
export type FindOverride = (rule: Rule, finding: Finding) => Place | undefined

/** For what a lender's journey has against it at a place that the lender did not write, and the base has not. */
export function createOverrideFinder(subject: Subject): FindOverride {
  const { source, tenant = '', settings, provenance, today } = subject
  const known = new Map<string, Subject>()
  // What a message says moves nobody; a rule that reads messages finds fault where they were written.
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

  /** Whether it is found without these overrides. What no longer compiles proves nothing. */
  function isFound(rule: Rule, { pointer, message }: Finding, left: readonly string[]): boolean {
    const without = subjectWithout(left)
    if (without.flows === undefined) return true
    return rule.check(without).some((other) => other.pointer === pointer && other.message === message)
  }

  /** The one without which it is not found; else the one that is left when all before it are gone too. */
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
