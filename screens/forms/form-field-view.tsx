import { lazy, Suspense } from 'react'
import { type Control, type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form'
import type { CopyKey } from '#generated/ids'
import type { Part } from '../ui/load-module.ts'
import { useCopy } from '../wording/use-copy.ts'
import { fieldId } from './field-id.ts'
import type { WidgetProps } from './field-props.ts'
import type { FormModule, Widget } from './form-module.ts'
import type { Values } from './shown-fields.ts'
import { AddressField } from './widgets/address-field.tsx'
import { ChoiceField } from './widgets/choice-field.tsx'
import { TextField } from './widgets/text-field.tsx'

/** Loads a widget that the first question of registration does not need. All such widgets are in one chunk. */
const later = (name: keyof typeof import('./later-widgets.ts')) =>
  lazy(() => import('./later-widgets.ts').then((widgets) => ({ default: widgets[name] })))
const MaskedField = later('MaskedField')
const MoneyField = later('MoneyField')

const widgets: Readonly<Record<Widget, Part<WidgetProps>>> = {
  text: TextField,
  name: TextField,
  textarea: later('TextareaField'),
  email: TextField,
  tel: TextField,
  zip: TextField,
  code: TextField,
  number: MoneyField,
  money: MoneyField,
  date: later('DateField'),
  ssn: MaskedField,
  password: MaskedField,
  routing: TextField,
  account: MaskedField,
  pin: MaskedField,
  address: AddressField,
  state: later('StateField'),
  select: later('SelectField'),
  radio: ChoiceField,
  checkboxes: ChoiceField,
  consent: later('ConsentField'),
}

export interface FormFieldViewProps {
  readonly form: FormModule
  readonly name: string
  readonly control: Control<Values>
  readonly register: UseFormReturn<Values>['register']
}

/** Question of a form: its widget, with label, help and error from the form's JSON. */
export function FormFieldView({ form, name, control, register }: FormFieldViewProps) {
  const t = useCopy()
  const { errors } = useFormState({ control, name })
  const field = form.fields[name]
  if (!field) throw new Error(`Form '${form.id}' orders '${name}' but has no such field.`)
  const label = (key: string) => t(key as CopyKey) // the linter checks the keys of a form's JSON; t throws for a missing one
  const errorOf = (below?: string): string | undefined => {
    const { message }: FieldError = get(errors, below ? `${name}.${below}` : name) ?? {}
    return message
  }
  const isConditional = (field.unless ?? field.showWhen) !== undefined
  const required = isConditional ? form.optional?.includes(name) !== true : form.required.includes(name)
  const Component = widgets[field.widget]
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
