import { type ClipboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from '../../ui/fields/field.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { WidgetProps } from '../field-props.ts'
import './date-field.css'
import { type DateParts, joinDate, pastedDate, splitDate } from './date-parts.ts'

const parts = [
  { name: 'month', label: 'forms.date.month', length: 2 },
  { name: 'day', label: 'forms.date.day', length: 2 },
  { name: 'year', label: 'forms.date.year', length: 4 },
] as const

/** Field for a date that people know by heart: three short inputs, no calendar. */
export function DateField({ name, field, texts, control }: WidgetProps) {
  const t = useCopy()
  const { field: input } = useController({ name, control, defaultValue: '' })
  const [typed, setTyped] = useState<DateParts>(() => splitDate(input.value))
  const change = (part: keyof DateParts, value: string) => {
    const next = { ...typed, [part]: value.replaceAll(/\D/g, '') }
    setTyped(next)
    input.onChange(joinDate(next))
  }
  /** Fills all parts if a whole date is pasted into one of them. */
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedDate(event.clipboardData.getData('text'))
    if (pasted === undefined) return
    event.preventDefault()
    setTyped(pasted)
    input.onChange(joinDate(pasted))
  }
  return (
    <FieldGroup {...texts}>
      <div className="date-parts" onPaste={paste}>
        {parts.map((part, index) => (
          <label key={part.name} className="date-part">
            {t(part.label)}
            <input
              className="input"
              id={`${texts.id}-${part.name}`}
              ref={index === 0 ? input.ref : undefined}
              value={typed[part.name]}
              onChange={({ target }) => change(part.name, target.value)}
              onBlur={input.onBlur}
              inputMode="numeric"
              maxLength={part.length}
              autoComplete={field.autocomplete === 'bday' ? `bday-${part.name}` : 'off'}
              aria-invalid={texts.error ? true : undefined}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
