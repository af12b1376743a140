import { controlProps, Field } from '../../ui/fields/field.tsx'
import type { WidgetProps } from '../field-props.ts'

/** Field for an answer of several lines. */
export function TextareaField({ name, field, texts, register }: WidgetProps) {
  return (
    <Field {...texts}>
      <textarea
        {...controlProps(texts)}
        {...register(name)}
        className="input"
        rows={5}
        autoComplete={field.autocomplete}
      />
    </Field>
  )
}
