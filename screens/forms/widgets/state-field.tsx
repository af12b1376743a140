import { controlProps, Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { WidgetProps } from '../field-props.ts'
import { usStates } from './us-states.ts'

const options = usStates.map((code) => ({ value: code, label: code }))

export function StateField({ name, field, texts, register }: WidgetProps) {
  return (
    <Field {...texts}>
      <Select
        {...controlProps(texts)}
        {...register(name)}
        options={options}
        empty=""
        autoComplete={field.autocomplete ?? 'address-level1'}
      />
    </Field>
  )
}
