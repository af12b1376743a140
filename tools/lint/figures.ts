import { type LimitsSource, limitValues, type Message } from '#engine'
import { writtenLocale } from '#source'

/** A figure that somebody typed into a sentence. */
export interface Figure {
  /** As it is written: `$15,000`, `three business days`. */
  readonly text: string
  /** The placeholder that would say it, where a limit has this value. */
  readonly limit?: string
}

/** Figures that change with the business: those that a limit has, and all money and percentages but for what the law says. */
export function figuresIn(message: Message, limits: readonly LimitFigure[]): readonly Figure[] {
  return textsIn(message)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .flatMap((sentence) => [...priced(sentence, limits), ...counted(sentence, limits)])
}

/** A limit as sentences would say it: an amount, or a count of something. */
export interface LimitFigure {
  readonly name: string
  readonly value: string | number
  readonly unit: string | undefined
}

const units = ['days', 'minutes', 'months', 'years', 'digits', 'attempts']

const found = new WeakMap<LimitsSource, readonly LimitFigure[]>()

export function limitFigures(limits: LimitsSource): readonly LimitFigure[] {
  const figures = found.get(limits) ?? list(limits)
  found.set(limits, figures)
  return figures
}

const list = ({ limits }: LimitsSource): readonly LimitFigure[] =>
  Object.entries(limits).flatMap(([group, limit]) =>
    Object.entries(limit).flatMap(([key, figure]) =>
      Object.entries(limitValues({ limits: { [group]: { [key]: figure } } }, writtenLocale)).map(
        ([name, value]) => ({
          name,
          value,
          unit: units.find((unit) => key.toLowerCase().endsWith(unit)),
        }),
      ),
    ),
  )

/** A sentence that cites the law says the law's figures, not ours. */
const cited = /\bCFR\b|U\.S\.C\.|\bConstitution\b/

function priced(sentence: string, limits: readonly LimitFigure[]): readonly Figure[] {
  return [...sentence.matchAll(/\$\s?\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?\s?(?:%|percent\b)/g)].flatMap(
    ([text]) => {
      const limit = limits.find(({ value }) => typeof value === 'string' && sameAmount(value, text))
      if (limit === undefined) return cited.test(sentence) ? [] : [{ text }]
      return [{ text, limit: limit.name }]
    },
  )
}

/** `$15,000` as `$15,000.00`, `17.2%` and `17.2 percent` as `17.20%`. */
const sameAmount = (a: string, b: string): boolean => kindOf(a) === kindOf(b) && amountOf(a) === amountOf(b)

const kindOf = (text: string): string => (text.startsWith('$') ? '$' : '%')
const amountOf = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const count = new RegExp(
  `\\b(\\d+|${words.slice(2).join('|')})(?:st|nd|rd|th)?[ -](?:(?:business|calendar)[ -])?(${units
    .map((unit) => unit.slice(0, -1))
    .join('|')})s?\\b`,
  'gi',
)

function counted(sentence: string, limits: readonly LimitFigure[]): readonly Figure[] {
  return [...sentence.matchAll(count)].flatMap(([text, number = '', unit = '']) => {
    const value = /^\d/.test(number) ? Number(number) : words.indexOf(number.toLowerCase())
    const limit = limits.find((each) => each.value === value && each.unit === `${unit.toLowerCase()}s`)
    return limit === undefined ? [] : [{ text, limit: limit.name }]
  })
}

/** What a message says by itself, in each of its variants. */
function textsIn(message: Message): readonly string[] {
  if (typeof message === 'string') return [message]
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if (part[0] === 't') return textsIn(part[2])
    return part[0] === 's' || part[0] === 'p' ? Object.values(part[2]).flatMap(textsIn) : []
  })
}
