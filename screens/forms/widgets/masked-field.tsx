import { useState } from 'react'
import { useController } from 'react-hook-form'
import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { lazyPart } from '../../ui/load-module.ts'
import { Optional } from '../../ui/optional.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { WidgetProps } from '../field-props.ts'

/** Contains the list of the most common passwords, so only users who choose a password load it. */
const PasswordMeter = lazyPart(() => import('./password-meter.tsx'))

/** Field for a value that bystanders should not read: hidden, with a button to show it. */
export function MaskedField({ name, field, texts, control }: WidgetProps) {
  const t = useCopy()
  const [shown, setShown] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const { field: input } = useController({ name, control, defaultValue: '' })
  const isPassword = field.widget === 'password'
  const value = typeof input.value === 'string' ? input.value : ''
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        name={name}
        ref={input.ref}
        value={value}
        onChange={input.onChange}
        onFocus={() => setChosen(field.autocomplete === 'new-password')}
        onBlur={input.onBlur}
        type={shown ? 'text' : 'password'}
        width={isPassword ? 'full' : 'medium'}
        autoComplete={field.autocomplete}
        inputMode={field.inputMode}
        spellCheck={false}
        autoCapitalize="none"
        suffix={
          <button
            type="button"
            className="input-affix-button"
            aria-pressed={shown}
            aria-controls={texts.id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'forms.hide' : 'forms.show')}
          </button>
        }
      />
      {isChosen && (
        <Optional>
          <PasswordMeter field={texts.id} password={value} />
        </Optional>
      )}
    </Field>
  )
}
