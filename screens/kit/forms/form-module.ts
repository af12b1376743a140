import type { AnswerFault, FieldOption, FieldSource, FormSource, Holds } from '#engine'
import type { Values } from './shown-fields.ts'

/** Export of `virtual:forms/<id>`, generated from flows/forms/<id>.json by tools/build/vite/form-modules.ts. */
export interface FormModule
  extends Pick<FormSource, 'order' | 'fields' | 'submit' | 'optional' | 'answered'> {
  readonly id: string
  readonly required: readonly string[]
  /** Returns whether the condition of an `unless` holds for the open application, or for the lender if no application is open. */
  readonly holds?: Holds
  /** Answers that were given before, and confirmed where they are unusual. */
  readonly kept?: Values | undefined
  readonly validate: (values: unknown) => readonly ValidationError[]
}

export type FormField = FieldSource

export type { FieldOption }

export type ValidationError = AnswerFault
