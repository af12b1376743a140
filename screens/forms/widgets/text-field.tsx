import { controlProps, Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { WidgetProps } from '../field-props.ts'
import type { Widget } from '../form-module.ts'

const types: Partial<Record<Widget, string>> = { email: 'email', tel: 'tel' }
const widths: Partial<Record<Widget, 'short' | 'medium'>> = {
  tel: 'medium',
  zip: 'short',
  code: 'short',
  routing: 'medium',
}

/** Digits may be typed with spaces and hyphens; the schema asks for digits. */
const digitsOnly = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value)

export function TextField({ name, field, texts, register }: WidgetProps) {
  const isDigits = field.widget === 'routing' || field.widget === 'code'
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        {...register(name, isDigits ? { setValueAs: digitsOnly } : { setValueAs: trimmed })}
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

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
