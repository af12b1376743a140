import type { SuppressionSource } from '#generated/dsl'
import { type Finding, findingAt, nearestHint } from '#source'
import { entryPointer, type Suppressions } from './suppressions.ts'

export interface Suppressed {
  /** Findings that no suppression hides, and faults of the suppressions. */
  readonly left: readonly Finding[]
  /** Number of hidden findings. */
  readonly hidden: number
}

export interface SuppressionFacts {
  /** Day as YYYY-MM-DD. */
  readonly today: string
  readonly ruleIds: readonly string[]
  /** Whether everything was checked, so that a suppression which hides nothing is useless. */
  readonly isWhole: boolean
  /** Whether a finding cannot be suppressed. */
  readonly isFinal: (finding: Finding) => boolean
}

/** Hides suppressed findings, and finds suppressions that hide nothing any more. */
export function applySuppressions(
  findings: readonly Finding[],
  suppressions: Suppressions | undefined,
  facts: SuppressionFacts,
): Suppressed {
  if (suppressions === undefined) return { left: findings, hidden: 0 }
  const { file, entries } = suppressions
  const active = entries.filter((entry) => faultOf(entry, facts) === undefined)
  const hidden = findings.filter(
    (finding) => !facts.isFinal(finding) && active.some((entry) => hides(entry, finding)),
  )
  const left = findings.filter((finding) => !hidden.includes(finding))
  const wrong = entries.flatMap((entry, index) => {
    const fault = faultOf(entry, facts) ?? uselessFault(entry, findings, facts)
    if (fault === undefined) return []
    return [findingAt({ rule: 'suppression', pointer: '', ...fault }, { file, pointer: entryPointer(index) })]
  })
  return { left: [...left, ...suppressions.findings, ...wrong], hidden: hidden.length }
}

const hides = ({ rule, file, pointer, tenant }: SuppressionSource, finding: Finding): boolean =>
  rule === finding.rule &&
  file === finding.file &&
  (pointer === undefined || pointer === finding.pointer) &&
  (tenant === undefined || tenant === finding.tenant)

interface SuppressionFault {
  readonly message: string
  readonly hint?: string
}

/** Reason why a suppression is invalid, regardless of the findings. */
function faultOf(
  { rule, expires }: SuppressionSource,
  { today, ruleIds }: SuppressionFacts,
): SuppressionFault | undefined {
  if (!ruleIds.includes(rule))
    return { message: `There is no rule "${rule}".`, ...nearestHint(rule, ruleIds) }
  if (expires < today)
    return {
      message: `This suppression ended on ${expires}: what it hid is reported again.`,
      hint: 'Mend what it hid and remove it, or agree on another day.',
    }
  return undefined
}

/** Reason why a suppression hides nothing: what it names cannot be put off, or is not found. */
function uselessFault(
  entry: SuppressionSource,
  findings: readonly Finding[],
  { isWhole, isFinal }: SuppressionFacts,
): SuppressionFault | undefined {
  const named = findings.filter((finding) => hides(entry, finding))
  if (named.length > 0)
    return named.every(isFinal)
      ? {
          message: `What ${entry.rule} finds here cannot be put off: until it is mended, the journey cannot be served or proven, or breaks a law.`,
          hint: 'Mend it, and remove this.',
        }
      : undefined
  return isWhole
    ? {
        message: `This suppression hides nothing: ${entry.rule} finds nothing here.`,
        hint: 'Remove it.',
      }
    : undefined
}
