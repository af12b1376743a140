import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { WidgetProps } from '../field-props.ts'

export interface MaskedFieldProps extends WidgetProps {
  /** Shown below the control once it has had the focus. */
  readonly below?: (value: string) => ReactNode
}

/** Field for a value that bystanders should not read: hidden, with a button to show it. */
export function MaskedField({ name, field, texts, control, below }: MaskedFieldProps) {
  const t = useCopy()
  const [shown, setShown] = useState(false)
  const [isReached, setReached] = useState(false)
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
        onFocus={() => setReached(true)}
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
      {isReached && below?.(value)}
    </Field>
  )
}
