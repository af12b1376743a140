import type { Control, UseFormReturn } from 'react-hook-form'
import type { FieldTexts } from '../ui/fields/field.tsx'
import type { FormField } from './form-module.ts'
import type { Values } from './shown-fields.ts'

/** Props of every widget. */
export interface WidgetProps {
  readonly name: string
  readonly field: FormField
  readonly texts: FieldTexts
  readonly required: boolean
  /** Answers of the form that were given before. */
  readonly kept: Values | undefined
  readonly control: Control<Values>
  readonly register: UseFormReturn<Values>['register']
  /** Returns the message of an error below this field (`street1`), or of the field itself if no name is given. */
  readonly errorOf: (below?: string) => string | undefined
  readonly label: (key: string) => string
}
