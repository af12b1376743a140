import type { AnswerFault, FieldOption, FieldSource, FormSource, Holds, Widget } from '#engine'

/** What `virtual:forms/<id>` exports; made from flows/forms/<id>.json by tools/build/vite/form-modules.ts. */
export interface FormModule extends Pick<FormSource, 'order' | 'fields' | 'submit' | 'optional'> {
  readonly id: string
  readonly required: readonly string[]
  /** Whether an `unless` holds of the open application; where none is open, of the lender. */
  readonly holds?: Holds
  readonly validate: (values: unknown) => readonly ValidationError[]
}

export type FormField = FieldSource

export type { FieldOption, Widget }

export type ValidationError = AnswerFault
