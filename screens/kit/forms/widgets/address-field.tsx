import { useController } from 'react-hook-form'
import { isRecord } from '#engine'
import { controlProps, Field, FieldGroup } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { WidgetProps } from '../field-props.ts'
import { StreetField } from './street-field.tsx'
import type { SuggestedAddress } from './suggested-address.ts'
import { usStates } from './us-states.ts'

/** Empty address, so that the errors of a missing address are reported part by part. */
const nothing = { street1: '', street2: '', city: '', state: '', zip: '' }
const states = usStates.map((code) => ({ value: code, label: code }))

/**
 * Field for an address. The street field suggests whole addresses; every part can be typed by hand, and the unit has its
 * own field.
 */
export function AddressField({ name, texts, control: form, errorOf }: WidgetProps) {
  const t = useCopy()
  const { field: input } = useController({ name, control: form, defaultValue: nothing })
  const address = isRecord(input.value) ? input.value : {}
  const part = (below: string) => String(address[below] ?? '')
  const set = (changes: Readonly<Record<string, string>>) => input.onChange({ ...address, ...changes })
  const parts = (below: string) => ({ id: `${texts.id}-${below}`, error: errorOf(below) })
  const control = (below: string) => ({
    ...controlProps(parts(below)),
    value: part(below),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [below]: target.value }),
  })
  const pick = ({ street1, city, state, zip }: SuggestedAddress) => set({ street1, city, state, zip })
  return (
    <FieldGroup {...texts} error={texts.error}>
      <div className="stack address-parts">
        <StreetField
          {...parts('street1')}
          inputRef={input.ref}
          value={part('street1')}
          onChange={(street1) => set({ street1 })}
          onPick={pick}
        />
        <Field {...parts('street2')} label={t('forms.address.street2')} optional={t('forms.optional')}>
          <TextInput {...control('street2')} width="medium" autoComplete="address-line2" />
        </Field>
        <Field {...parts('city')} label={t('forms.address.city')}>
          <TextInput {...control('city')} autoComplete="address-level2" />
        </Field>
        <div className="input-row">
          <Field {...parts('state')} label={t('forms.address.state')}>
            <Select {...control('state')} options={states} empty="" autoComplete="address-level1" />
          </Field>
          <Field {...parts('zip')} label={t('forms.address.zip')}>
            <TextInput {...control('zip')} width="short" inputMode="numeric" autoComplete="postal-code" />
          </Field>
        </div>
      </div>
    </FieldGroup>
  )
}
