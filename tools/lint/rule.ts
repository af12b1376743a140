import type { PredicateSource } from '#engine'
import type {
  Finding,
  Flows,
  JsonObject,
  LayeredCopy,
  Mend,
  Place,
  Provenance,
  Source,
  TenantSettings,
  Witness,
} from '#source'

/** Questions of a rule to a subject, noted while it is applied. */
export interface Asked {
  /** Set if flows or a proof were asked for that do not exist, so that the rule could not judge. */
  isInVain: boolean
  /** Set if the proof was asked for: its findings may follow from a fault in what is proven. */
  isProof: boolean
}

/** Flows of the base, or of a tenant, as a rule sees them. */
export interface Subject {
  readonly source: Source
  /** Undefined for the base. */
  readonly tenant: string | undefined
  /** Effective flows as JSON: `journey`, `predicates`, `copy` by key, ... */
  readonly value: JsonObject
  /** Flows without copy, limits, help and flags: the same object for all lenders with the same overrides of it. */
  readonly logic: JsonObject
  /** The same object for all lenders with the same logic and the same answers to what it asks about the lender. */
  readonly proven: object
  /** Questions of the logic about the lender, as it is there. */
  readonly facts: readonly PredicateSource[]
  /** Messages, as in `value.copy`, without copying any. */
  readonly copy: LayeredCopy
  /** File by pointer of an overridden value. */
  readonly provenance: Provenance
  /** False for a lender whose chain of `extends` is broken. */
  readonly isWhole: boolean
  /** Settings of a tenant, including inherited ones; undefined for the base. */
  readonly settings: TenantSettings | undefined
  /** Undefined if they cannot be compiled; other rules then report why, and `asked` notes it. */
  readonly flows: Flows | undefined
  /** Questions of the rule that is applied. */
  readonly asked: Asked
  /** Day as YYYY-MM-DD; empty if not given. */
  readonly today: string
  /** Findings from reading and resolving. */
  readonly found: readonly Finding[]
  /** Finds the place where the key at a pointer of `value` was written. */
  readonly keyAt: (pointer: string) => Place | undefined
  /** Finding for a fault at a pointer of `value`, in the file where that was written. */
  readonly report: (fault: RuleFault) => Finding
  /** Finding for a fault at a pointer of `settings`. */
  readonly reportSetting: (fault: RuleFault) => Finding
  /**
   * Findings for what the tenant itself wrote, or for everything in the base. Unused parts of the base are no fault
   * of a lender that skips a step.
   */
  readonly reportOwn: (faults: readonly RuleFault[]) => readonly Finding[]
}

export interface RuleFault {
  readonly pointer: string
  readonly message: string
  readonly hint?: string
  /** See Finding. */
  readonly cause?: string
  readonly severity?: Finding['severity']
  readonly witness?: Witness
  /** Pointer of the override that causes the fault, if it is elsewhere. */
  readonly override?: string
  /** Pointers to related places. */
  readonly related?: readonly string[]
  /** Points at the key instead of the value. */
  readonly what?: 'key'
  /** How it is mended, where that needs no thought. */
  readonly mend?: Mend | undefined
}

export interface Rule {
  /** Name of the rule, also of its file, its test and its page in docs/lint-rules. */
  readonly id: string
  /** Harm to an applicant or a lender when the rule is broken. */
  readonly why: string
  /** File of its page in Markdown, for a rule of a plugin. */
  readonly page?: string
  /** Marks a rule that reads the logic alone, so that a clean result holds for all lenders of the same logic. */
  readonly reads?: 'logic'
  /** Marks a rule whose findings cannot be suppressed: they say what the linter cannot tell, or that a law is broken. */
  readonly isFinal?: true
  /** Marks a rule whose findings follow from a lost transition or condition, as those of rules that read the proof do. */
  readonly isOfReach?: true
  /** Marks a rule that needs no compiled journey, so that an editor applies it before the others. */
  readonly isQuick?: true
  /** Marks a rule too slow to run after each save, and therefore applied on request only. */
  readonly isAskedFor?: true
  readonly check: (subject: Subject) => readonly Finding[]
}
