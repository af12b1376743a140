import type {
  Finding,
  Flows,
  JsonObject,
  LayeredCopy,
  Place,
  Provenance,
  Source,
  TenantSettings,
  Witness,
} from '#source'

/** The flows of the base, or of a tenant, as a rule sees them. */
export interface Subject {
  readonly source: Source
  /** Undefined for the base. */
  readonly tenant: string | undefined
  /** The effective flows as JSON: `journey`, `predicates`, `copy` by key, ... */
  readonly value: JsonObject
  /** The same without copy and limits: one object for all lenders whose overrides of it say the same. */
  readonly logic: JsonObject
  /** The messages: `value.copy`, none of it copied. */
  readonly copy: LayeredCopy
  /** Pointer of an overridden value to the file that set it. */
  readonly provenance: Provenance
  /** False for a lender whose way of `extends` breaks off. */
  readonly isWhole: boolean
  /** What a tenant says of itself, with what it inherits; undefined for the base. */
  readonly settings: TenantSettings | undefined
  /** Undefined when they cannot be compiled; other rules then say why. */
  readonly flows: Flows | undefined
  /** YYYY-MM-DD; empty where nobody says which day it is. */
  readonly today: string
  /** What reading and resolving found. */
  readonly found: readonly Finding[]
  /** Where the key at a pointer of `value` was written. */
  readonly keyAt: (pointer: string) => Place | undefined
  /** The finding of a fault at a pointer of `value`, in the file where that was written. */
  readonly report: (fault: RuleFault) => Finding
  /** The same for a pointer of `settings`. */
  readonly reportSetting: (fault: RuleFault) => Finding
  /** The findings of what the tenant itself wrote; of all for the base. What the base has may rest where a lender skips a step. */
  readonly reportOwn: (faults: readonly RuleFault[]) => readonly Finding[]
}

export interface RuleFault {
  readonly pointer: string
  readonly message: string
  readonly hint?: string
  readonly severity?: Finding['severity']
  readonly witness?: Witness
  /** Pointer of the override that it comes from, where that stands elsewhere. */
  readonly override?: string
  /** Pointers to what else has a part in it. */
  readonly related?: readonly string[]
  /** Point at the key instead of the value. */
  readonly what?: 'key'
}

export interface Rule {
  /** Also the name of its file, its test and its page in docs/lint-rules. */
  readonly id: string
  /** What goes wrong for an applicant or a lender when it is broken. */
  readonly why: string
  /** It looks at the logic alone, so that what it finds clean is clean for all lenders of the same logic. */
  readonly reads?: 'logic'
  /** It takes longer than one waits for after each save, and is applied when it is asked for. */
  readonly isAskedFor?: true
  readonly check: (subject: Subject) => readonly Finding[]
}
