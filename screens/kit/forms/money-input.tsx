import { formatAmount } from '#engine'
import { useJourney } from '../journey/journey-context.ts'
import { controlProps, type FieldTexts } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { parseAmount } from './widgets/parse-amount.ts'

export interface MoneyInputProps extends Pick<FieldTexts, 'id' | 'help' | 'error'> {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onLeave?: () => void
}

/** Input of a dollar amount, for questions that a page asks itself. The thousands separators appear when the focus leaves it. */
export function MoneyInput({ text, onText, onLeave, ...texts }: MoneyInputProps) {
  const { locale } = useJourney()
  const leave = () => {
    onText(formatAmount(parseAmount(text, locale), locale))
    onLeave?.()
  }
  return (
    <TextInput
      {...controlProps(texts)}
      prefix="$"
      width="medium"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => onText(target.value)}
      onBlur={leave}
    />
  )
}

/** Returns the dollars of a typed text; undefined if it is no amount. */
export function amountOf(text: string, locale: string): number | undefined {
  const value = parseAmount(text, locale)
  return typeof value === 'number' ? value : undefined
}
