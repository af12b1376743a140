import { controlProps, Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { WidgetProps } from '../field-props.ts'

export function SelectField({ name, field, texts, label, register }: WidgetProps) {
  const options = (field.options ?? []).map(({ value, label: key }) => ({
    value: String(value),
    label: label(key),
  }))
  return (
    <Field {...texts}>
      <Select
        {...controlProps(texts)}
        {...register(name)}
        options={options}
        empty=""
        autoComplete={field.autocomplete}
      />
    </Field>
  )
}
