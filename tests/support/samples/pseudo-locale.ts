import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { createSource, loadSource, type Source } from '#source'

/** Locale of the pseudo-translation. Its numbers have three plural forms, those of English have two. */
export const pseudoLocale = 'es-PR'

/**
 * Puts an accent on every letter, so that text written in code stands out, and lengthens texts by 40 percent, like
 * translations.
 */
export const pseudo = (message: string): string => printAST(parse(message).map(translate))

function translate(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: disguise(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(translate) }
    case TYPE.select:
      return { ...element, options: translateAll(element.options) }
    case TYPE.plural: {
      const options = translateAll(element.options)
      if (!Object.hasOwn(options, 'one')) return { ...element, options }
      const forms = new Intl.PluralRules(pseudoLocale, { type: element.pluralType ?? 'cardinal' })
      const { pluralCategories } = forms.resolvedOptions()
      const exact = Object.entries(options).filter(([option]) => option.startsWith('='))
      const inflected = pluralCategories.flatMap((form) => {
        const option = options[form] ?? options.other
        return option === undefined ? [] : [[form, option] as const]
      })
      return { ...element, options: Object.fromEntries([...exact, ...inflected]) }
    }
    default:
      return element
  }
}

const translateAll = <Option extends { readonly value: MessageFormatElement[] }>(
  options: Readonly<Record<string, Option>>,
): Record<string, Option> =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(translate) },
    ]),
  )

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẍýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẌÝŹ']

function disguise(text: string): string {
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')
  const more = Math.ceil([...text].filter((letter) => plain.includes(letter)).length * 0.4)
  return letters.trim() === '' ? letters : letters.replace(/\s*$/, (end) => 'é'.repeat(more) + end)
}

/** Repository in which all copy is translated, and every lender offers the translation as its first locale. */
export function pseudoSource(change: (texts: Map<string, string>) => void = () => undefined): Source {
  const { dir, files } = loadSource()
  const texts = new Map<string, string>()
  for (const [path, { text, kind, value }] of files) {
    texts.set(path, text)
    if (kind === 'copy') add(path.replace('/en-US/', `/${pseudoLocale}/`), inCopy(value))
    if (kind === 'document') add(path.replace(/\.json$/, `.${pseudoLocale}.json`), inDocument(value))
    if (kind === 'help') add(path.replace('flows/help/', `flows/help/${pseudoLocale}/`), inHelp(value))
    if (kind === 'tenant') add(path, inTenant(value))
    // No counsel decides on a language that nobody speaks.
    if (path === 'flows/disclosures.json') add(path, { ...Object(value), languageLaws: undefined })
  }
  function add(path: string, value: unknown) {
    texts.set(path, JSON.stringify(value, null, 2))
  }
  change(texts)
  return createSource(dir, texts)
}

// biome-ignore lint/suspicious/noExplicitAny: files of the repository, which fit their schemas
type Value = any

const inCopy = ({ messages, ...rest }: Value) => ({ ...rest, messages: pseudoAll(messages) })

const pseudoAll = (messages: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, typeof text === 'string' ? pseudo(text) : text]),
  )

const read = new Set(['title', 'heading', 'paragraphs', 'table'])

const inDocument = (value: Value): unknown =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'sections' && Array.isArray(part)) return [key, part.map(inDocument)]
      return [key, read.has(key) ? pseudoDeep(part) : part]
    }),
  )

const pseudoDeep = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(pseudoDeep) : pseudo(String(value))

const inHelp = ({ $schema, articles = {}, canned = {}, ...rest }: Value) => ({
  ...rest,
  $schema: '../../../schemas/dsl/help-translation.schema.json',
  articles: Object.fromEntries(
    Object.entries(articles).map(([id, { questions, answers }]: [string, Value]) => [
      id,
      { questions, answers: answers.map((answer: Value) => ({ ...answer, text: pseudo(answer.text) })) },
    ]),
  ),
  canned: Object.fromEntries(
    Object.entries(canned).map(([id, texts]) => [id, pseudoAll(texts as Readonly<Record<string, unknown>>)]),
  ),
})

function inTenant({ overrides = {}, locales: _, ...tenant }: Value) {
  const { copy } = overrides
  const locales =
    tenant.extends === undefined ? { staysInFirstLocale: [], locales: [pseudoLocale, 'en-US'] } : {}
  const translations = copy === undefined ? {} : { translations: { [pseudoLocale]: pseudoAll(copy) } }
  return { ...locales, ...tenant, overrides: { ...overrides, ...translations } }
}
