import type { Message, MessageOptions } from '#engine'
import { figureFaults } from './figure-faults.ts'
import { messageArguments } from './message-arguments.ts'

/** Faults of a translated message against the original, each a clause about the translation. */
export function translationFaults(written: Message, translated: Message, locale: string): readonly string[] {
  const [given, named] = [messageArguments(written), messageArguments(translated)]
  const [from, to] = [variantsIn(written), variantsIn(translated)]
  return [
    ...[...given.keys()].filter((name) => !named.has(name)).map((name) => `leaves out {${name}}`),
    ...[...named].flatMap(([name, use]) => {
      if (!given.has(name)) return [`names {${name}}, which it is not given`]
      return use === 'number' && given.get(name) === 'text' ? [`counts {${name}}, which is a text`] : []
    }),
    ...linkFaults(linksIn(written), linksIn(translated)),
    ...figureFaults(written, translated),
    ...[...from.selects].flatMap(([name, options]) => selectFaults(name, options, to.selects.get(name))),
    ...pluralFaults(from.plurals, to.plurals, locale),
  ]
}

interface Variants {
  /** Options by the name of the value that selects. */
  readonly selects: Map<string, Set<string>>
  readonly plurals: Plural[]
}

interface Plural {
  readonly name: string
  readonly type: Intl.PluralRuleType
  /** Plural categories, without exact numbers such as `=5`. */
  readonly categories: readonly string[]
}

function variantsIn(message: Message): Variants {
  const found: Variants = { selects: new Map(), plurals: [] }
  const visitAll = (options: MessageOptions) => Object.values(options).forEach(visit)
  function visit(each: Message): void {
    if (typeof each === 'string') return
    for (const part of each) {
      if (typeof part === 'string') continue
      if (part[0] === 't') visit(part[2])
      if (part[0] === 's') {
        const known = found.selects.get(part[1]) ?? new Set()
        found.selects.set(part[1], new Set([...known, ...Object.keys(part[2])]))
        visitAll(part[2])
      }
      if (part[0] === 'p') {
        const categories = Object.keys(part[2]).filter((option) => !option.startsWith('='))
        found.plurals.push({ name: part[1], type: part[4] ?? 'cardinal', categories })
        visitAll(part[2])
      }
    }
  }
  visit(message)
  return found
}

function selectFaults(
  name: string,
  written: ReadonlySet<string>,
  translated: ReadonlySet<string> = new Set(),
): readonly string[] {
  const missing = [...written].filter((option) => !translated.has(option))
  const unknown = [...translated].filter((option) => !written.has(option))
  return [
    ...missing.map((option) => `has no words for {${name}} "${option}"`),
    ...unknown.map((option) => `has words for {${name}} "${option}", which there is not`),
  ]
}

/** Checks the plural categories of the translation's own language, which may differ from those of the original. */
function pluralFaults(
  written: readonly Plural[],
  translated: readonly Plural[],
  locale: string,
): readonly string[] {
  const isInflected = ({ categories }: Plural) => categories.some((category) => category !== 'other')
  const unsaid = written.filter(
    (plural) =>
      isInflected(plural) &&
      formsOf(locale, plural.type).length > 1 &&
      !translated.some(({ name, type }) => name === plural.name && type === plural.type),
  )
  return [
    ...new Set(unsaid.map(({ name }) => `says the same whatever {${name}} is, where numbers have forms`)),
    ...translated.flatMap((plural) => {
      const forms = formsOf(locale, plural.type)
      const used = isInflected(plural) || written.some((one) => one.name === plural.name && isInflected(one))
      return [
        ...plural.categories
          .filter((category) => !forms.includes(category))
          .map((category) => `has a form "${category}" of {${plural.name}}, which the language has not`),
        ...(used ? forms : [])
          .filter((form) => !plural.categories.includes(form))
          .map((form) => `has no form "${form}" of {${plural.name}}; it needs ${forms.join(', ')}`),
      ]
    }),
  ]
}

const formsOf = (locale: string, type: Intl.PluralRuleType): readonly string[] =>
  new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories

const linksIn = (message: Message): number =>
  typeof message === 'string'
    ? 0
    : message
        .map((part) => {
          if (typeof part === 'string') return 0
          if (part[0] === 't') return Number(part[1] === 'link') + linksIn(part[2])
          // Only one variant is shown.
          return part[0] === 's' || part[0] === 'p' ? Math.max(...Object.values(part[2]).map(linksIn)) : 0
        })
        .reduce((sum, count) => sum + count, 0)

const linkFaults = (written: number, translated: number): readonly string[] =>
  written === translated ? [] : [`has ${translated} of ${written} <link>`]
