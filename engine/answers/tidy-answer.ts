import { isRecord } from '../is-record.ts'

/** Spaces of any kind, hyphens and dashes, and invisible characters copied with a number. */
const between = /[\s\p{Pd}\p{Cf}]/gu

const joined = (text: string): string => text.replaceAll(between, '')
const zip = (text: string): string => joined(text).replace(/^(\d{5})(\d{4})$/, '$1-$2')
/** Leaves a space inside to the format, because what belongs there instead is a guess. */
const visible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim()
/** Leaves brackets and the like to the format. */
const phone = (text: string): string => visible(text).replaceAll(/\p{Pd}/gu, '-')

const tidiers: Readonly<Record<string, (text: string) => string>> = {
  text: (text) => text.trim(),
  email: visible,
  tel: phone,
  zip,
  ssn: joined,
  code: joined,
  routing: joined,
  account: joined,
  pin: joined,
}

/**
 * Answer without stray spaces and dashes, according to the widget of its field: `219 09 9999` becomes the number
 * alone, `04101 1234` a ZIP code with its hyphen. Passwords stay unchanged.
 */
export function tidyAnswer(widget: string | undefined, answer: unknown): unknown {
  if (widget === 'address' && isRecord(answer))
    return Object.fromEntries(
      Object.entries(answer).map(([part, text]) => [part, tidyAnswer(part === 'zip' ? 'zip' : 'text', text)]),
    )
  const tidy = widget === undefined ? undefined : tidiers[widget]
  return tidy && typeof answer === 'string' ? tidy(answer) : answer
}
