/** Spaces of any kind, hyphens and dashes, and the invisible marks that come with a copied number. */
const between = /[\s\p{Pd}\p{Cf}]/gu

const trimmed = (text: string): string => text.trim()
const joined = (text: string): string => text.replaceAll(between, '')
const zip = (text: string): string => joined(text).replace(/^(\d{5})(\d{4})$/, '$1-$2')
/** Brackets and the like are read by the format. */
const phone = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()

const tidiers: Readonly<Record<string, (text: string) => string>> = {
  text: trimmed,
  email: (text) => text.replaceAll(/[\s\p{Cf}]/gu, ''),
  tel: phone,
  zip,
  ssn: joined,
  code: joined,
  routing: joined,
  account: joined,
  pin: joined,
}

/**
 * An answer as it is meant, whatever spaces and dashes were typed or pasted with it: `219 09 9999` is the number without
 * them, `04101 1234` a ZIP code with its hyphen. By the widget of its field; a password stays as it is.
 */
export function tidyAnswer(widget: string | undefined, answer: unknown): unknown {
  if (widget === 'address' && typeof answer === 'object' && answer !== null && !Array.isArray(answer))
    return Object.fromEntries(
      Object.entries(answer).map(([part, text]) => [part, tidyAnswer(part === 'zip' ? 'zip' : 'text', text)]),
    )
  const tidy = widget === undefined ? undefined : tidiers[widget]
  return tidy && typeof answer === 'string' ? tidy(answer) : answer
}
