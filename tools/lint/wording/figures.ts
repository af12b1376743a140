import { type LimitFigure, type LimitsSource, limitFigures, type Message, memoize } from '#engine'

/** Figure typed into a sentence. */
export interface Figure {
  /** Text as written: `$15,000`, `three business days`. */
  readonly text: string
  /** Placeholders that may be meant: limits of this value, without those of other days where one of the same is among them. */
  readonly limits: readonly string[]
  /** Marks days of business where the text says days of the calendar, or the other way round. */
  readonly isOtherDays?: boolean
}

/** Figures that change with the business: values of limits, and all money and percentages except the law's own. */
export function figuresIn(message: Message, limits: readonly SaidLimit[]): readonly Figure[] {
  return textsIn(message)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .flatMap((sentence) => [...priced(sentence, limits), ...counted(sentence, limits)])
}

/** Limit as sentences would state it: an amount, or a count of something. */
export interface SaidLimit {
  readonly name: string
  /** Amount in dollars or percent, or a number of the unit. */
  readonly amount: number
  readonly kind: LimitFigure['kind']
  readonly unit: string | undefined
  /** Whether its days are days of business, or of the calendar. */
  readonly isBusiness: boolean
}

const units = ['days', 'minutes', 'months', 'years', 'digits', 'attempts']

export const saidLimits = memoize((limits: LimitsSource): readonly SaidLimit[] =>
  limitFigures(limits).map(asSaid),
)

const asSaid = ({ name, key, kind, value }: LimitFigure): SaidLimit => ({
  name,
  amount: kind === 'money' || kind === 'percent' ? value / 100 : value,
  kind,
  unit: units.find((unit) => key.toLowerCase().endsWith(unit)),
  isBusiness: /business/i.test(name),
})

/** Matches a citation of the law, whose figures are not the product's. */
const cited = /\bCFR\b|U\.S\.C\.|\bConstitution\b/

function priced(sentence: string, limits: readonly SaidLimit[]): readonly Figure[] {
  return [...sentence.matchAll(/\$\s?\d+(?:,\d+)*(?:\.\d+)?|\d+(?:\.\d+)?\s?(?:%|percent\b)/g)].flatMap(
    ([text]) => {
      const meant = limits.filter(({ kind, amount }) => kind === kindOf(text) && amount === amountOf(text))
      if (meant.length === 0 && cited.test(sentence)) return []
      return [{ text, limits: namesOf(meant) }]
    },
  )
}

const kindOf = (text: string): LimitFigure['kind'] => (text.startsWith('$') ? 'money' : 'percent')

/** Numeric amount: `$15,000` equals `$15,000.00`, `17.2%` and `17.2 percent` equal `17.20%`. */
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
  `\\b(\\d+|${words.slice(2).join('|')})(?:st|nd|rd|th)?[ -](?:(business|calendar)[ -])?(${units
    .map((unit) => unit.slice(0, -1))
    .join('|')})s?\\b`,
  'gi',
)

function counted(sentence: string, limits: readonly SaidLimit[]): readonly Figure[] {
  return [...sentence.matchAll(count)].flatMap(([text, number = '', sort, unit = '']) => {
    const value = /^\d/.test(number) ? Number(number) : words.indexOf(number.toLowerCase())
    const meant = limits.filter((each) => each.amount === value && each.unit === `${unit.toLowerCase()}s`)
    const alike = meant.filter(({ isBusiness }) => isBusiness === (sort?.toLowerCase() === 'business'))
    if (meant.length === 0) return []
    return [
      alike.length > 0
        ? { text, limits: namesOf(alike) }
        : { text, limits: namesOf(meant), isOtherDays: true },
    ]
  })
}

const namesOf = (limits: readonly SaidLimit[]): readonly string[] => limits.map(({ name }) => name)

/** Literal texts of a message, in each of its variants. */
function textsIn(message: Message): readonly string[] {
  if (typeof message === 'string') return [message]
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if (part[0] === 't') return textsIn(part[2])
    return part[0] === 's' || part[0] === 'p' ? Object.values(part[2]).flatMap(textsIn) : []
  })
}
