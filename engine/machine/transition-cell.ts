import type { Context } from '../vocabulary.ts'
import { type CompiledChoice, choose } from './choice.ts'

export interface Accepted {
  readonly ok: true
  readonly to: string
}

export interface Refusal {
  readonly ok: false
  readonly code: 'UNKNOWN_EVENT' | 'UNKNOWN_STATE' | 'NOT_ADMITTED' | 'CONTEXT_REQUIRED'
  readonly message: string
  /** States in which the event may be sent. */
  readonly admittedBy: readonly string[]
}

export type SendResult = Accepted | Refusal

/** Effect of an event in a state: a fixed answer, or a choice that needs the context. */
export interface Cell {
  readonly answer: SendResult | undefined
  readonly choose: ((context: Context) => Accepted) | undefined
}

export function createCell(to: CompiledChoice): Cell {
  const answers = to.map(({ value }): Accepted => Object.freeze({ ok: true, to: value }))
  const [only, other] = answers
  if (only === undefined || other === undefined) return { answer: only, choose: undefined }
  return { answer: undefined, choose: (context) => answers[choose(to, context)] ?? only }
}
