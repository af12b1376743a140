import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatAmount } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { WidgetProps } from '../field-props.ts'
import { ConfirmAmount } from './confirm-amount.tsx'
import { parseAmount } from './parse-amount.ts'

/**
 * Field for an amount. Typing is free and the caret does not jump; the thousands separators appear when the focus leaves
 * the field.
 */
export function MoneyField({ name, field, texts, control, kept }: WidgetProps) {
  const [isLeft, setLeft] = useState(false)
  const { locale } = useJourney()
  const { field: input } = useController({ name, control, defaultValue: '' })
  const [text, setText] = useState(() => formatAmount(input.value, locale))
  const own = useRef<unknown>(input.value)
  useEffect(() => {
    // The value was set from outside (a slider beside the field), so show it. A value typed here stays as typed.
    if (own.current !== input.value) setText(formatAmount(input.value, locale))
    own.current = input.value
  }, [input.value, locale])
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    own.current = parseAmount(target.value, locale)
    setLeft(false)
    input.onChange(own.current)
  }
  const leave = () => {
    setText(formatAmount(parseAmount(text, locale), locale))
    setLeft(true)
    input.onBlur()
  }
  return (
    <Field {...texts}>
      <TextInput
        {...controlProps(texts)}
        name={name}
        ref={input.ref}
        value={text}
        onChange={change}
        onBlur={leave}
        width="medium"
        {...(field.widget === 'money' && { prefix: '$' })}
        autoComplete={field.autocomplete ?? 'off'}
        inputMode={field.inputMode ?? 'decimal'}
      />
      {field.usual && (
        <ConfirmAmount
          {...{ name, field, control, kept, isLeft }}
          error={texts.error}
          onConfirm={() => input.onChange(input.value)}
        />
      )}
    </Field>
  )
}
