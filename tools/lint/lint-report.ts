import type { Finding, JsonFile } from '#source'

/** Rule that threw, so that its findings are unknown. */
export interface RuleCrash {
  readonly rule: string
  /** Undefined if it was checking the base. */
  readonly tenant?: string
  readonly message: string
}

export interface LintReport {
  /** Findings by file and place. */
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
  /** Number of findings that the suppressions hide. */
  readonly hidden: number
  /** Files that findings may name, for their text. */
  readonly files: ReadonlyMap<string, JsonFile>
}
