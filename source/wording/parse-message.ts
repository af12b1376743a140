import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '#engine'
import { dateOptions, numberOptions } from './message-styles.ts'
import { UnsupportedMessage } from './unsupported-message.ts'

export type ParsedMessage =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reason: string }

/** Parses ICU MessageFormat into the engine's form, so that no parser reaches the browser. */
export function parseMessage(text: string): ParsedMessage {
  try {
    return { ok: true, message: toMessage(parse(text)) }
  } catch (error) {
    if (error instanceof UnsupportedMessage) return { ok: false, reason: error.message }
    if (error instanceof SyntaxError || error instanceof Error)
      return { ok: false, reason: words(error.message) }
    throw error
  }
}

/** Plain words for the parser's error codes, of what authors get wrong most. */
const plain: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is opened and never closed; compare { and }',
  EMPTY_ARGUMENT: 'two braces have no name of a value between them',
  MALFORMED_ARGUMENT: 'what stands between two braces is no name of a value',
  MISSING_OTHER_CLAUSE: 'it has no words for all other cases; add `other {…}` at the end',
  UNCLOSED_TAG: 'a tag is opened and never closed; end <b> with </b>',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened, or after another one',
}

const words = (code: string): string => plain[code] ?? code.toLowerCase().replaceAll('_', ' ')

function toMessage(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(toPart)
  const [only = ''] = parts
  return parts.length <= 1 && typeof only === 'string' ? only : parts
}

function toPart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return ['v', element.value]
    case TYPE.number: {
      const options = numberOptions(element.style)
      return options === undefined ? ['n', element.value] : ['n', element.value, options]
    }
    case TYPE.date: {
      const options = dateOptions(element.style)
      return options === undefined ? ['d', element.value] : ['d', element.value, options]
    }
    case TYPE.time:
      throw new UnsupportedMessage(`{${element.value}, time} is not supported; pass the time as text`)
    case TYPE.select:
      return ['s', element.value, toOptions(element.options)]
    case TYPE.plural:
      return toPlural(element)
    case TYPE.pound:
      return ['#']
    case TYPE.tag:
      return ['t', knownTag(element.value), toMessage(element.children)]
  }
}

function toPlural({ value, options, offset, pluralType }: PluralElement): MessagePart {
  if (pluralType === 'ordinal') return ['p', value, toOptions(options), offset, 'ordinal']
  return offset === 0 ? ['p', value, toOptions(options)] : ['p', value, toOptions(options), offset]
}

const toOptions = (options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>) =>
  Object.fromEntries(Object.entries(options).map(([option, { value }]) => [option, toMessage(value)]))

const tags: readonly string[] = ['link', 'b', 'br']

function knownTag(name: string): string {
  if (tags.includes(name)) return name
  throw new UnsupportedMessage(
    `<${name}> is no tag that the renderer knows; it knows <link>, <b> and <br></br>`,
  )
}
