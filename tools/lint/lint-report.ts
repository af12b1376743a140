import type { Finding, JsonFile } from '#source'
import type { Rule } from './rule.ts'

/** Rule that threw, so that its findings are unknown. */
export interface RuleCrash {
  readonly rule: string
  /** Undefined if it was checking the base. */
  readonly tenant?: string
  readonly message: string
}

/** Rules that could not judge a journey, because it does not compile or could not be proven. */
export interface NotApplied {
  /** Undefined for the base. */
  readonly tenant?: string
  readonly rules: readonly string[]
}

export interface LintReport {
  /** Findings by file and place. */
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
  /** Without rules only if every rule judged every journey. */
  readonly notApplied: readonly NotApplied[]
  /** Number of findings that the suppressions hide. */
  readonly hidden: number
  /** Files that findings may name, for their text. */
  readonly files: ReadonlyMap<string, JsonFile>
  /** Rules that were applied. */
  readonly rules: readonly Rule[]
  /** Ids of the rules that the config of the project turns off. */
  readonly off: readonly string[]
  /** Ids of the rules whose findings may follow from a part of a machine that is missing. */
  readonly following: ReadonlySet<string>
  /** Whether a finding cannot be suppressed: the server refuses what it names, or something stays unknown. */
  readonly isFinal: (finding: Finding) => boolean
  /** Reason why nothing was checked. */
  readonly failure?: string
}

/** Report of a command that failed before it checked anything. */
export const failedReport = (failure: string): LintReport => ({
  findings: [],
  crashes: [],
  notApplied: [],
  hidden: 0,
  files: new Map(),
  rules: [],
  off: [],
  following: new Set(),
  isFinal: () => true,
  failure,
})
