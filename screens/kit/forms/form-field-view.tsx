import { Suspense } from 'react'
import { type Control, type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'
import { fieldId } from './field-id.ts'
import type { FormModule } from './form-module.ts'
import { kitWidgets } from './kit-widgets.ts'
import type { Values } from './shown-fields.ts'
import { TextField } from './widgets/text-field.tsx'

export interface FormFieldViewProps {
  readonly form: FormModule
  readonly name: string
  readonly control: Control<Values>
  readonly register: UseFormReturn<Values>['register']
}

/** Question of a form: its widget, with label, help and error from the form's JSON. */
export function FormFieldView({ form, name, control, register }: FormFieldViewProps) {
  const t = useCopy()
  const { widgets } = useJourney()
  const { errors } = useFormState({ control, name })
  const field = form.fields[name]
  if (!field) throw new Error(`No field '${form.id}.${name}'.`)
  const label = (key: string) => t(key)
  const errorOf = (below?: string): string | undefined => {
    const { message }: FieldError = get(errors, below ? `${name}.${below}` : name) ?? {}
    return message
  }
  const isConditional = (field.unless ?? field.showWhen) !== undefined
  const required = isConditional ? form.optional?.includes(name) !== true : form.required.includes(name)
  const Component = widgets[field.widget] ?? kitWidgets[field.widget] ?? TextField
  const texts = {
    id: fieldId(form.id, name),
    label: label(field.label),
    help: field.help && label(field.help),
    error: errorOf(),
    optional: required ? undefined : t('forms.optional'),
  }
  const shown = (
    <Component {...{ name, field, texts, required, control, register, errorOf, label, kept: form.kept }} />
  )
  // A field that depends on an answer may still have to load its widget. The form around it and its focus stay meanwhile.
  return field.showWhen ? <Suspense fallback={null}>{shown}</Suspense> : shown
}
