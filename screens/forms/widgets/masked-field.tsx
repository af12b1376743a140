import { type ChangeEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { passwordStrength } from '#engine'
import { useCopy } from '../../journey/use-copy.ts'
import { controlProps, Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { WidgetProps } from '../field-props.ts'

/** A value that others should not read over one's shoulder: hidden, with a button to show it. */
export function MaskedField({ name, field, texts, control }: WidgetProps) {
  const t = useCopy()
  const [shown, setShown] = useState(false)
  const { field: input } = useController({ name, control, defaultValue: '' })
  const isPassword = field.widget === 'password'
  const value = typeof input.value === 'string' ? input.value : ''
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    input.onChange(isPassword ? target.value : target.value.replaceAll(/[^\d]/g, ''))
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        name={name}
        ref={input.ref}
        value={value}
        onChange={change}
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
      {field.autocomplete === 'new-password' && value && <Strength password={value} />}
    </Field>
  )
}

const enough = 12

function Strength({ password }: { readonly password: string }) {
  const t = useCopy()
  const missing = Math.max(0, enough - password.length)
  const words =
    missing > 0
      ? t('forms.password.more', { missing })
      : t(
          passwordStrength(password) > 2 || password.length > enough + 4
            ? 'forms.password.strong'
            : 'forms.password.fair',
        )
  return (
    <p className="field-help" aria-live="polite">
      {words}
    </p>
  )
}
