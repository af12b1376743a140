import type { AnswerFault, MessageValues } from '#engine'
import type { SessionEnd } from '#generated/domain'
import type { CopyKey } from '#generated/ids'

/** Each has its sentence in `flows/copy/<locale>/server.json`, where a tenant may reword it. */
export type ProblemCode =
  Extract<CopyKey, `server.errors.${string}`> extends `server.errors.${infer Code}` ? Code : never

/** An expected refusal: its status, its stable code and what its sentence needs. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly values: MessageValues
  /** Further sentences that come from elsewhere, such as one for every field that is wrong. */
  readonly details: readonly string[]

  /** Field of the form that it is about. */
  field: string | undefined

  /** What is wrong with each answer of the form that was sent. */
  faults: readonly AnswerFault[] = []

  /** Why a session is over. */
  reason: SessionEnd | undefined

  /** Work that is done once the refusal has undone its transaction. */
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

  /** Says which field of a form it is about. */
  at(field: string): this {
    this.field = field
    return this
  }

  /** Says of each answer of the form what is wrong with it. */
  naming(faults: readonly AnswerFault[]): this {
    this.faults = faults
    return this
  }

  /** Says why the session is over. */
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
