import type { NodeView } from './nodes.ts'
import type { FilePlace } from './overview.ts'
import type { Sentence } from './words.ts'

/** Form as its questions, in the order in which they are asked. */
export interface FormView {
  readonly file: string
  readonly questions: readonly QuestionView[]
}

export interface QuestionView {
  readonly name: string
  readonly label?: Sentence
  readonly help?: Sentence
  readonly widget: string
  readonly isRequired: boolean
  readonly isInOrder: boolean
  readonly choices: readonly { readonly value: string; readonly sentence?: Sentence }[]
  /** Where the answer is kept. */
  readonly to?: string
  /** When it is not asked for, in words. */
  readonly unless?: string
  /** Readers of the answer. */
  readonly readers: readonly Reader[]
  /** Everything that its file says of it. */
  readonly details: NodeView
}

/** Place that names something. */
export interface Reader {
  readonly what: string
  readonly kind: string
  readonly place: FilePlace
}
