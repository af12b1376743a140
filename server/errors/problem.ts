import type { AnswerFault, MessageValues } from '#engine'
import type { SessionEnd } from '#generated/domain'
import type { CopyKey } from '#generated/ids'

/** Codes of refusals. Each has a sentence in `flows/copy/<locale>/server.json`, which a tenant may change. */
export type ProblemCode =
  Extract<CopyKey, `server.errors.${string}`> extends `server.errors.${infer Code}` ? Code : never

/** Expected refusal: its status, its stable code and the values of its sentence. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly values: MessageValues
  /** Additional sentences from elsewhere, such as one for every wrong field. */
  readonly details: readonly string[]

  /** Field of the form that it is about. */
  field: string | undefined

  /** Faults of the form's answers. */
  faults: readonly AnswerFault[] = []

  /** Reason why a session is over. */
  reason: SessionEnd | undefined

  /** Work to do after the refusal has rolled back its transaction. */
  afterwards: (() => Promise<void>) | undefined

  constructor(
    status: number,
    code: ProblemCode,
    values: MessageValues = {},
    details: readonly string[] = [],
  ) {
    super(code)
    this.status = status
    this.code = code
    this.values = values
    this.details = details
  }

  /** Sets the form field that it is about. */
  at(field: string): this {
    this.field = field
    return this
  }

  /** Sets the faults of the form's answers. */
  naming(faults: readonly AnswerFault[]): this {
    this.faults = faults
    return this
  }

  /** Sets the reason why the session is over. */
  because(reason: SessionEnd): this {
    this.reason = reason
    return this
  }

  /** Adds work that must survive the refusal, such as a letter. */
  followedBy(work: () => Promise<void>): this {
    this.afterwards = work
    return this
  }
}
