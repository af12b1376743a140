import type { AnswerFault, MessagesBelow, MessageValues, ValuesOf } from '#engine'
import type { CopyValues } from '#generated/copy'
import type { SessionEnd } from '#generated/domain'

/** Codes of refusals. Each has a sentence in `flows/copy/<locale>/server.json`, which a tenant may change. */
export type ProblemCode = keyof Refusals

/** Values of each refusal's sentence. */
type Refusals = MessagesBelow<CopyValues, 'server.errors.'>

/** Values of a sentence, and in how many `seconds` to try again. */
type RefusalValues<Code extends ProblemCode> = ValuesOf<
  { readonly [Each in ProblemCode]: Refusals[Each] & { readonly seconds?: number } },
  Code
>

/** Expected refusal: its status, its stable code and the values of its sentence. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly values: MessageValues
  /** Additional sentences from elsewhere, such as one for every wrong field. */
  details: readonly string[] = []

  /** Field of the form that it is about. */
  field: string | undefined

  /** Faults of the form's answers. */
  faults: readonly AnswerFault[] = []

  /** Reason why a session is over. */
  reason: SessionEnd | undefined

  /** Work to do after the refusal has rolled back its transaction. */
  afterwards: (() => Promise<void>) | undefined

  constructor(status: number, code: Code, ...values: RefusalValues<Code>)
  constructor(status: number, code: Code, values: MessageValues = {}) {
    super(code)
    this.status = status
    this.code = code
    this.values = values
  }

  /** Sets the form field that it is about. */
  at(field: string): this {
    this.field = field
    return this
  }

  /** Sets sentences that say more. */
  saying(details: readonly string[]): this {
    this.details = details
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
