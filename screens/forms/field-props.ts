import type { Control, UseFormReturn } from 'react-hook-form'
import type { FieldTexts } from '../ui/fields/field.tsx'
import type { FormField } from './form-module.ts'
import type { Values } from './shown-fields.ts'

/** What every widget is given. */
export interface WidgetProps {
  readonly name: string
  readonly field: FormField
  readonly texts: FieldTexts
  readonly required: boolean
  readonly control: Control<Values>
  readonly register: UseFormReturn<Values>['register']
  /** Message of an error below this field (`street1`), or of the field itself without a name. */
  readonly errorOf: (below?: string) => string | undefined
  readonly label: (key: string) => string
}
