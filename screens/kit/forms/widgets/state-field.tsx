import type { WidgetProps } from '../field-props.ts'
import { SelectField } from './select-field.tsx'
import { usStates } from './us-states.ts'

const options = usStates.map((code) => ({ value: code, label: code }))

/** Field for a state of the United States, by its two letters. */
export function StateField(props: WidgetProps) {
  const { autocomplete = 'address-level1' } = props.field
  return <SelectField {...props} field={{ ...props.field, options, autocomplete }} label={(code) => code} />
}
