import { type ClipboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { dateFormat, isIsoDate } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { announce } from '../../journey/live-region.ts'
import { controlProps, FieldGroup } from '../../ui/fields/field.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { WidgetProps } from '../field-props.ts'
import './date-field.css'
import { type DateParts, isWholeDate, joinDate, monthNumber, pastedDate, splitDate } from './date-parts.ts'

const parts = [
  { name: 'month', label: 'forms.date.month' },
  { name: 'day', label: 'forms.date.day' },
  { name: 'year', label: 'forms.date.year' },
] as const

/**
 * Field for a date that people know by heart: three short inputs, no calendar. A whole date typed or pasted into one of them
 * is read, and said again. Nothing that is typed is cut.
 */
export function DateField({ name, field, texts, required, control }: WidgetProps) {
  const t = useCopy()
  const { locale } = useJourney()
  const { field: input } = useController({ name, control, defaultValue: '' })
  const [typed, setTyped] = useState<DateParts>(() => splitDate(input.value))
  const [heard, setHeard] = useState('')
  const show = (next: DateParts) => {
    setTyped(next)
    input.onChange(joinDate(readParts(next, locale)))
  }
  /** Shows a whole date in its parts. */
  const spread = (date: DateParts) => {
    show(date)
    const iso = joinDate(date)
    const said = isIsoDate(iso) ? t('forms.date.readAs', { date: longDate(iso, locale) }) : ''
    setHeard(said)
    if (said) announce(said)
  }
  const change = (part: keyof DateParts, value: string) => {
    const whole = isWholeDate(value) ? pastedDate(value, locale) : undefined
    if (whole) return spread(whole)
    setHeard('')
    show({ ...typed, [part]: value })
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedDate(event.clipboardData.getData('text'), locale)
    if (pasted === undefined) return
    event.preventDefault()
    spread(pasted)
  }
  const leave = () => {
    const read = readParts(typed, locale)
    if (joinDate(read) !== joinDate(typed)) spread(read)
    input.onBlur()
  }
  const { id: _, ...described } = controlProps({ id: texts.id, error: texts.error })
  return (
    <FieldGroup {...texts}>
      <div className="date-parts" onPaste={paste}>
        {parts.map((part, index) => (
          <label key={part.name} className="date-part">
            {t(part.label)}
            <input
              {...described}
              className="input"
              id={`${texts.id}-${part.name}`}
              ref={index === 0 ? input.ref : undefined}
              value={typed[part.name]}
              onChange={({ target }) => change(part.name, target.value)}
              onBlur={leave}
              inputMode="numeric"
              autoComplete={field.autocomplete === 'bday' ? `bday-${part.name}` : 'off'}
              aria-required={required || undefined}
            />
          </label>
        ))}
      </div>
      {heard && <p className="field-help">{heard}</p>}
    </FieldGroup>
  )
}

/** Parts as they are meant: a whole date in a single input is spread, and the name of a month becomes its number. */
function readParts(typed: DateParts, locale: string): DateParts {
  const tidy = {
    month: typed.month.trim(),
    day: typed.day.trim(),
    year: typed.year.trim(),
  }
  const [only = '', ...others] = Object.values(tidy).filter((part) => part !== '')
  const whole = others.length === 0 ? pastedDate(only, locale) : undefined
  return whole ?? { ...tidy, month: monthNumber(tidy.month, locale) ?? tidy.month }
}

const longDate = (iso: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso))
