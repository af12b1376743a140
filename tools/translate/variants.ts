import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Message as whole sentences: one text, or a choice between further messages. Texts are ICU MessageFormat without choices. */
export type Variants = string | Choice

export interface Choice {
  readonly name: string
  readonly kind: 'select' | 'plural' | 'selectordinal'
  /** Amount that is taken off a number before its form is chosen. */
  readonly offset: number
  readonly options: ReadonlyMap<string, Variants>
}

/** Case that a sentence is for: the option of each value that the message depends on. */
export type Case = ReadonlyMap<string, string>

/**
 * Splits a message into whole sentences: 'I have {n, plural, one {a dog} other {# dogs}}' becomes a choice between 'I have a dog'
 * and 'I have # dogs', because nobody can translate half a sentence. A message with a number form inside another stays one text.
 */
export function splitMessage(text: string): Variants {
  const variants = split(text)
  return hasNestedNumbers(variants) ? text : variants
}

function split(text: string): Variants {
  const choice = findChoice(parse(text, { captureLocation: true }))
  if (choice?.location === undefined) return text
  const before = text.slice(0, choice.location.start.offset)
  const after = text.slice(choice.location.end.offset)
  const options = Object.entries(choice.options).map(([option, { location }]) => {
    const words = text.slice((location?.start.offset ?? 0) + 1, (location?.end.offset ?? 0) - 1)
    return [option, split(before + words + after)] as const
  })
  const isPlural = choice.type === TYPE.plural
  return {
    name: choice.value,
    kind: !isPlural ? 'select' : choice.pluralType === 'ordinal' ? 'selectordinal' : 'plural',
    offset: isPlural ? choice.offset : 0,
    options: new Map(options),
  }
}

type Chooser = Extract<MessageFormatElement, { type: TYPE.select | TYPE.plural }>

function findChoice(elements: readonly MessageFormatElement[]): Chooser | undefined {
  for (const element of elements) {
    if (element.type === TYPE.select || element.type === TYPE.plural) return element
    const inside = element.type === TYPE.tag ? findChoice(element.children) : undefined
    if (inside !== undefined) return inside
  }
  return undefined
}

/** Whether a `#` could stand for either of two numbers. */
const hasNestedNumbers = (variants: Variants, isInside = false): boolean => {
  if (typeof variants === 'string') return false
  const isNumber = variants.kind !== 'select'
  if (isNumber && isInside) return true
  return [...variants.options.values()].some((each) => hasNestedNumbers(each, isInside || isNumber))
}

/** Gives a message the number forms of a language: Spanish needs one, many and other where English has one and other. */
export function withFormsOf(variants: Variants, locale: string): Variants {
  if (typeof variants === 'string') return variants
  const { options, kind } = variants
  const adapted = new Map([...options].map(([option, each]) => [option, withFormsOf(each, locale)]))
  const isInflected = [...options.keys()].some((option) => option !== 'other' && !option.startsWith('='))
  if (kind === 'select' || !isInflected) return { ...variants, options: adapted }
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  const forms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
  const exact = [...adapted].filter(([option]) => option.startsWith('='))
  const inflected = forms.map((form) => [form, adapted.get(form) ?? adapted.get('other') ?? ''] as const)
  return { ...variants, options: new Map([...exact, ...inflected]) }
}

/** Sentences of a message with the case of each, in order. */
export function casesOf(variants: Variants, before: Case = new Map()): readonly (readonly [Case, string])[] {
  if (typeof variants === 'string') return [[before, variants]]
  return [...variants.options].flatMap(([option, each]) =>
    before.has(variants.name) && before.get(variants.name) !== option
      ? []
      : casesOf(each, new Map([...before, [variants.name, option]])),
  )
}

/** Sentence of a message for a case; a case that it does not tell apart has that of all others. */
export function sentenceFor(variants: Variants, given: Case): string {
  if (typeof variants === 'string') return variants
  const option = given.get(variants.name)
  const { options } = variants
  return sentenceFor(
    (option === undefined ? undefined : options.get(option)) ?? options.get('other') ?? '',
    given,
  )
}

/** Message with the same choices and other sentences. */
export function fill(
  variants: Variants,
  sentenceOf: (given: Case) => string,
  given: Case = new Map(),
): string {
  if (typeof variants === 'string') return sentenceOf(given)
  const { name, kind, offset, options } = variants
  const known = given.get(name)
  const words = [...options]
    .filter(([option]) => known === undefined || option === known)
    .map(([option, each]) => `${option} {${fill(each, sentenceOf, new Map([...given, [name, option]]))}}`)
  if (known !== undefined) return words.length === 0 ? '' : fill(options.get(known) ?? '', sentenceOf, given)
  return `{${name}, ${kind},${offset === 0 ? '' : ` offset:${offset}`} ${words.join(' ')}}`
}
