import type { Finding, JsonFile } from '#source'

/** A rule that threw: what it would have found is not known. */
export interface RuleCrash {
  readonly rule: string
  /** Undefined while it looked at the base. */
  readonly tenant?: string
  readonly message: string
}

export interface LintReport {
  /** By file and place. */
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
  /** How many findings the suppressions hide. */
  readonly hidden: number
  /** The files that findings may name, for their text. */
  readonly files: ReadonlyMap<string, JsonFile>
}
