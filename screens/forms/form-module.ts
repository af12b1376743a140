import type { AnswerFault, Holds, PredicateSource, RequiredDocument } from '#engine'

/** What `virtual:forms/<id>` exports; made from flows/forms/<id>.json by tools/build/vite/form-modules.ts. */
export interface FormModule {
  readonly id: string
  readonly order: readonly string[]
  readonly fields: Readonly<Record<string, FormField>>
  /** Copy key of the button. */
  readonly submit: string
  readonly required: readonly string[]
  /** Answers that may be left out. */
  readonly optional?: readonly string[]
  /** Whether an `unless` holds of the open application; where none is open, of the lender. */
  readonly holds?: Holds
  readonly validate: (values: unknown) => readonly ValidationError[]
}

export interface FormField {
  readonly widget: Widget
  readonly label: string
  readonly help?: string
  readonly autocomplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  readonly class: 'public' | 'personal' | 'secret'
  readonly options?: readonly FieldOption[]
  /** The field that this one repeats. */
  readonly same?: string
  /** Shown only while other fields have these values. */
  readonly showWhen?: Readonly<Record<string, FieldOption['value']>>
  /** Not asked for where this holds, because its answer is known. */
  readonly unless?: PredicateSource
  /** The public text that a consent refers to. */
  readonly disclosure?: string
  /** That text stands open beside the box instead of folded. */
  readonly disclosureOpen?: boolean
  /** A document that must be opened for this field. */
  readonly document?: string
}

export interface FieldOption {
  readonly value: string | boolean | number
  readonly label: string
  /** Among checkboxes: rules out the others ('I do not wish to provide'). */
  readonly exclusive?: boolean
  /** Pictures that this choice asks for. */
  readonly documents?: readonly RequiredDocument[]
}

export type Widget =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'ssn'
  | 'money'
  | 'number'
  | 'address'
  | 'state'
  | 'zip'
  | 'select'
  | 'radio'
  | 'checkboxes'
  | 'consent'
  | 'password'
  | 'code'
  | 'routing'
  | 'account'
  | 'pin'

export type ValidationError = AnswerFault
