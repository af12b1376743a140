import type { DateElement, NumberElement } from '@formatjs/icu-messageformat-parser'
import { UnsupportedMessage } from './unsupported-message.ts'

const numberStyles = new Map<string, Intl.NumberFormatOptions>([
  ['integer', { maximumFractionDigits: 0 }],
  ['percent', { style: 'percent' }],
])

const dateStyles = new Map<string, Intl.DateTimeFormatOptions>([
  ['short', { dateStyle: 'short' }],
  ['medium', { dateStyle: 'medium' }],
  ['long', { dateStyle: 'long' }],
  ['full', { dateStyle: 'full' }],
])

/** Options of Intl for `{n, number, percent}` or a skeleton, `{n, number, ::.00}`. */
export const numberOptions = (style: NumberElement['style']) => optionsOf(style, numberStyles)

/** Options of Intl for `{d, date, long}` or a skeleton, `{d, date, ::yMMMMd}`. */
export const dateOptions = (style: DateElement['style']) => optionsOf(style, dateStyles)

type Style<Options> = string | { readonly parsedOptions: Options } | null | undefined

function optionsOf<Options>(style: Style<Options>, named: ReadonlyMap<string, Options>): Options | undefined {
  if (style === null || style === undefined) return undefined
  if (typeof style !== 'string') return style.parsedOptions
  const options = named.get(style)
  if (options === undefined)
    throw new UnsupportedMessage(`"${style}" is no style; known are ${[...named.keys()].join(', ')}`)
  return options
}
