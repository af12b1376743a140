import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { WidgetProps } from '../field-props.ts'

const types: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' }
const widths: Readonly<Record<string, 'short' | 'medium'>> = { tel: 'medium', zip: 'short', code: 'short' }

export interface TextFieldProps extends WidgetProps {
  readonly width?: 'short' | 'medium' | 'full'
}

export function TextField({ name, field, texts, register, width }: TextFieldProps) {
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        {...register(name)}
        type={types[field.widget] ?? 'text'}
        width={width ?? widths[field.widget] ?? 'full'}
        autoComplete={field.autocomplete}
        inputMode={field.inputMode}
        spellCheck={field.widget === 'text' ? undefined : false}
      />
    </Field>
  )
}
