import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { WidgetProps } from '../field-props.ts'
import type { Widget } from '../form-module.ts'

const types: Partial<Record<Widget, string>> = { email: 'email', tel: 'tel' }
const widths: Partial<Record<Widget, 'short' | 'medium'>> = {
  tel: 'medium',
  zip: 'short',
  code: 'short',
  routing: 'medium',
}

export function TextField({ name, field, texts, register }: WidgetProps) {
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        {...register(name)}
        type={types[field.widget] ?? 'text'}
        width={widths[field.widget] ?? 'full'}
        autoComplete={field.autocomplete}
        inputMode={field.inputMode}
        spellCheck={field.widget === 'text' ? undefined : false}
        autoCapitalize={field.widget === 'email' ? 'none' : undefined}
      />
    </Field>
  )
}
