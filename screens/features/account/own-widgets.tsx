import type { WidgetProps } from '../../kit/forms/field-props.ts'
import { MaskedField } from '../../kit/forms/widgets/masked-field.tsx'
import { TextField } from '../../kit/forms/widgets/text-field.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'

/** Contains the list of the most common passwords, so only users who choose a password load it. */
const PasswordMeter = lazyPart(() => import('./password-meter.tsx'))

/** Field for a password. A new one is judged while it is typed. */
function PasswordField(props: WidgetProps) {
  const isNew = props.field.autocomplete === 'new-password'
  const meter = (password: string) => (
    <Optional>
      <PasswordMeter field={props.texts.id} password={password} />
    </Optional>
  )
  return <MaskedField {...props} {...(isNew && { below: meter })} />
}

const RoutingField = (props: WidgetProps) => <TextField {...props} width="medium" />

/** Widgets of this product, beside those of the kit: numbers of people and banks, passwords, and codes that are copied. */
export const ownWidgets = {
  ssn: MaskedField,
  account: MaskedField,
  pin: MaskedField,
  routing: RoutingField,
  password: PasswordField,
  recovery: TextField,
}
