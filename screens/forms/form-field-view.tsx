import type { ComponentType } from 'react'
import { type Control, type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { findMessage, useCopy } from '../journey/use-copy.ts'
import { fieldId } from './field-id.ts'
import type { WidgetProps } from './field-props.ts'
import type { FormModule, Widget } from './form-module.ts'
import type { Values } from './shown-fields.ts'
import { AddressField } from './widgets/address-field.tsx'
import { ChoiceField } from './widgets/choice-field.tsx'
import { ConsentField } from './widgets/consent-field.tsx'
import { DateField } from './widgets/date-field.tsx'
import { MaskedField } from './widgets/masked-field.tsx'
import { MoneyField } from './widgets/money-field.tsx'
import { SelectField } from './widgets/select-field.tsx'
import { StateField } from './widgets/state-field.tsx'
import { TextField } from './widgets/text-field.tsx'

const widgets: Readonly<Record<Widget, ComponentType<WidgetProps>>> = {
  text: TextField,
  email: TextField,
  tel: TextField,
  zip: TextField,
  code: TextField,
  number: MoneyField,
  money: MoneyField,
  date: DateField,
  ssn: MaskedField,
  password: MaskedField,
  routing: TextField,
  account: MaskedField,
  address: AddressField,
  state: StateField,
  select: SelectField,
  radio: ChoiceField,
  checkboxes: ChoiceField,
  consent: ConsentField,
}

export interface FormFieldViewProps {
  readonly form: FormModule
  readonly name: string
  readonly control: Control<Values>
  readonly register: UseFormReturn<Values>['register']
}

/** One question of a form: its widget, with label, help and error from the form's JSON. */
export function FormFieldView({ form, name, control, register }: FormFieldViewProps) {
  const t = useCopy()
  const journey = useJourney()
  const { errors } = useFormState({ control, name })
  const field = form.fields[name]
  if (!field) throw new Error(`Form '${form.id}' orders '${name}' but has no such field.`)
  // Keys in a form's JSON are checked by the linter; findMessage throws for one that is missing.
  const label = (key: string) => (findMessage(journey, key), t(key as CopyKey))
  const errorOf = (below?: string): string | undefined => {
    const { message }: FieldError = get(errors, below ? `${name}.${below}` : name) ?? {}
    return message
  }
  const required = form.required.includes(name) || field.showWhen !== undefined
  const Component = widgets[field.widget]
  const texts = {
    id: fieldId(form.id, name),
    label: label(field.label),
    help: field.help && label(field.help),
    error: errorOf(),
    optional: required ? undefined : t('forms.optional'),
  }
  return <Component {...{ name, field, texts, required, control, register, errorOf, label }} />
}
