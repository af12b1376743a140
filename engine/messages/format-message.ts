import { JourneyError } from '../machine/journey-error.ts'
import { dateFormat, numberFormat, pluralRules } from './intl-formats.ts'
import type {
  FormattedPart,
  Message,
  MessageOptions,
  MessagePart,
  MessageValue,
  MessageValues,
} from './message.ts'
import { formatDate } from './values.ts'

/**
 * Message as plain text; rich tags give their content, `<br></br>` a line break. Throws MISSING_VALUE for a value not
 * given.
 */
export const formatMessage = (message: Message, values: MessageValues, locale: string): string =>
  textOf(formatToParts(message, values, locale))

const textOf = (parts: readonly FormattedPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.tag === 'br' ? '\n' : textOf(part.children)))
    .join('')

/** Message as text and tags, for a renderer. Neighbouring texts are joined. */
export const formatToParts = (
  message: Message,
  values: MessageValues,
  locale: string,
): readonly FormattedPart[] => formatWith(message, { values, locale, pound: '' })

interface Scope {
  readonly values: MessageValues
  readonly locale: string
  /** Number that `#` stands for. */
  readonly pound: string
}

function formatWith(message: Message, scope: Scope): readonly FormattedPart[] {
  if (typeof message === 'string') return [message]
  const parts: FormattedPart[] = []
  for (const part of message.flatMap((each) => formatPart(each, scope))) {
    const before = parts.at(-1)
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = join(before, part)
    else parts.push(part)
  }
  return parts
}

/** Joins texts. Avoids a second full stop if a name such as 'Any Lender, Inc.' ends a sentence. */
const join = (before: string, after: string): string =>
  before + (before.endsWith('.') && after.startsWith('.') ? after.slice(1) : after)

function formatPart(part: MessagePart, scope: Scope): FormattedPart | readonly FormattedPart[] {
  if (typeof part === 'string') return part
  switch (part[0]) {
    case '#':
      return scope.pound
    case 'v':
      return formatValue(givenValue(part[1], scope), scope.locale)
    case 'n':
      return numberFormat(scope.locale, part[2]).format(numberOf(part[1], scope))
    case 'd':
      return formatDateValue(givenValue(part[1], scope), scope.locale, part[2])
    case 't':
      return { tag: part[1], children: formatWith(part[2], scope) }
    case 's':
      return formatWith(optionOf(part[2], String(givenValue(part[1], scope))), scope)
    case 'p':
      return formatPlural(part, scope)
  }
}

function formatPlural(
  part: Extract<MessagePart, readonly ['p', ...unknown[]]>,
  scope: Scope,
): readonly FormattedPart[] {
  const [, name, options, offset = 0, type = 'cardinal'] = part
  const exact = numberOf(name, scope)
  const count = exact - offset
  const category = pluralRules(scope.locale, type).select(count)
  const pound = numberFormat(scope.locale).format(count)
  return formatWith(options[`=${exact}`] ?? optionOf(options, category), { ...scope, pound })
}

const optionOf = (options: MessageOptions, option: string): Message =>
  (Object.hasOwn(options, option) ? options[option] : options.other) ?? ''

function givenValue(name: string, { values }: Scope): MessageValue {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined)
    throw new JourneyError(
      'MISSING_VALUE',
      `A message needs the value "${name}", which wasn't given.`,
      'copy',
    )
  return value
}

function numberOf(name: string, scope: Scope): number {
  const value = givenValue(name, scope)
  if (typeof value !== 'number')
    throw new JourneyError(
      'MISSING_VALUE',
      `A message needs a number for "${name}", not "${String(value)}".`,
      'copy',
    )
  return value
}

function formatValue(value: MessageValue, locale: string): string {
  if (typeof value === 'number') return numberFormat(locale).format(value)
  return value instanceof Date ? formatDate(value) : String(value)
}

/** Formats a date without a time independently of time zones, as it means the same day everywhere. */
function formatDateValue(value: MessageValue, locale: string, options?: Intl.DateTimeFormatOptions): string {
  const date = value instanceof Date ? value : String(value)
  if (options === undefined) return formatDate(date)
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime())) return formatDate(date)
  const isDay = typeof date === 'string' && date.length === 10
  return dateFormat(locale, isDay ? { ...options, timeZone: 'UTC' } : options).format(instant)
}
