import { isRecord } from '../is-record.ts'

/**
 * Text of one line without zero-width characters, direction marks, double spaces and whatever is invisible at its ends; an
 * ellipsis becomes three periods. A tab or a reversal of the direction within the text may hide a meaning, so it stays.
 */
const line = (text: string): string =>
  ends(text)
    .replaceAll(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replaceAll('…', '...')
    .replaceAll(/[ \u00a0\u202f]+/g, ' ')

/** Text from its first to its last visible character. Not one expression, whose time would grow with the square of the spaces. */
function ends(text: string): string {
  let end = text.length
  while (end > 0 && /[\s\p{Cf}]/u.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).replace(/^[\s\p{Cf}]+/u, '')
}

/** Text of several lines; joiners within emoji stay. */
const lines = (text: string): string => text.replaceAll(/[^\P{Cf}\u200c\u200d]/gu, '').trim()

/** Name with a space after the period of `Ma.Teresa`, and an apostrophe for the accent of O`Neil. */
const name = (text: string): string =>
  line(text)
    .replaceAll(/\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replaceAll(/(\p{L})[`´](?=\p{L})/gu, "$1'")

/**
 * Digits without the spaces, dashes and words around them: `Your code is 123 456.` A letter beside a digit may belong to the
 * number, so such a text stays whole.
 */
const digits = (text: string): string => {
  const [, found = text] =
    /^(?:\P{Nd}*[^\p{Nd}\p{L}])?(\d(?:[\d\s\p{Pd}\p{Cf}]*\d)?)(?:[^\p{Nd}\p{L}]\P{Nd}*)?$/u.exec(text) ?? []
  return found.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
}

const zip = (text: string): string => digits(text).replace(/^(\d{5})(\d{4})$/, '$1-$2')

/** Telephone number without the words around it. Leaves an extension to the format, because it is no part of the number. */
const phone = (text: string): string => {
  const plain = line(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
  return /^(?:[^\d+(]*[^\d\p{L}+(])?([+(]*\d[\d\s().-]*\d)(?:[^\d\p{L}]\D*)?$/u.exec(plain)?.[1] ?? plain
}

/** Tidiers by widget; any other text is one line. */
const tidiers: Readonly<Record<string, (text: string) => string>> = {
  textarea: lines,
  name,
  tel: phone,
  zip,
  ssn: digits,
  code: digits,
  routing: digits,
  account: digits,
  pin: digits,
  // Every character counts.
  password: (text) => text,
}

/**
 * Answer without what was typed or pasted by accident, according to the widget of its field: `219 09 9999` becomes the
 * number alone, `04101 1234` a ZIP code with its hyphen. Passwords stay unchanged.
 */
export function tidyAnswer(widget: string | undefined, answer: unknown): unknown {
  if (widget === undefined) return answer
  if (widget === 'address' && isRecord(answer))
    return Object.fromEntries(
      Object.entries(answer).map(([part, text]) => [part, tidyAnswer(part === 'zip' ? 'zip' : 'text', text)]),
    )
  return typeof answer === 'string' ? (tidiers[widget] ?? line)(answer) : answer
}
