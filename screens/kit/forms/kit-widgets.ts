import { lazy } from 'react'
import type { Part } from '../ui/load-module.ts'
import type { WidgetProps } from './field-props.ts'
import { AddressField } from './widgets/address-field.tsx'
import { ChoiceField } from './widgets/choice-field.tsx'
import { TextField } from './widgets/text-field.tsx'

/** Loads a widget that the first question of a journey seldom needs. All such widgets are in one chunk. */
const later = (name: keyof typeof import('./later-widgets.ts')) =>
  lazy(() => import('./later-widgets.ts').then((widgets) => ({ default: widgets[name] })))
const MoneyField = later('MoneyField')

/** Widgets of the kit, by the name that forms use. A product may give others, also in place of these. */
export const kitWidgets: Readonly<Record<string, Part<WidgetProps>>> = {
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
  password: later('MaskedField'),
  address: AddressField,
  state: later('StateField'),
  select: later('SelectField'),
  radio: ChoiceField,
  checkboxes: ChoiceField,
  consent: later('ConsentField'),
}
