import { describe, expect, it } from 'vitest'
import { inForce } from '#engine'
import {
  asJsonObject,
  documentPlace,
  documentTexts,
  filesOf,
  type HelpArticle,
  type JsonObject,
  loadSource,
  messageArguments,
  parseOnce,
  type SourceFile,
  tenantCodes,
  tenantJourney,
} from '#source'

const source = loadSource()
const lastDay = new Date('2099-01-01T20:00:00Z')

const versions = filesOf(source, 'document').map((file) => {
  const { effective } = asJsonObject(file.value)
  return { ...documentPlace(file.path), file, effective: String(effective) }
})

/** Words of the newest version of a document, with those of the sections that it copies. */
function wordsOf(id: string, locale = 'en-US'): string {
  const own = versions.filter((one) => one.id === id)
  const { file } = inForce(own, lastDay) ?? {}
  if (file === undefined) throw new Error(`There is no document ${id}.`)
  const value = inLocale(file, locale)
  const copied = sectionsOf(value).flatMap(({ copies }) => {
    const { document, version, section } = asJsonObject(copies)
    const from = versions.find((one) => one.id === document && one.version === version)
    return from ? sectionsOf(inLocale(from.file, locale)).filter(({ id: name }) => name === section) : []
  })
  return [value, { sections: [...copied] }]
    .flatMap((one) => documentTexts(one).map(({ text }) => text))
    .join('\n')
}

const inLocale = ({ path }: SourceFile, locale: string): JsonObject =>
  asJsonObject(
    source.files.get(locale === 'en-US' ? path : path.replace(/\.json$/, `.${locale}.json`))?.value,
  )

const sectionsOf = ({ sections }: JsonObject): readonly JsonObject[] =>
  Array.isArray(sections) ? sections.map((section) => asJsonObject(section)) : []

/** Values that are no figure: whom to call, the names of the lender, and a number by which words are chosen. */
const isName = (name: string): boolean => /^(support|company|product)|Bps$/.test(name)

function figuresIn({ answers }: HelpArticle): readonly string[] {
  const parsed = parseOnce(answers.at(-1)?.text ?? '')
  return parsed.ok ? [...messageArguments(parsed.message).keys()].filter((name) => !isName(name)) : []
}

/** Articles of all lenders that lead to a document, each of its wordings once. */
const articles = new Map(
  tenantCodes(source).flatMap((code) =>
    Object.entries(tenantJourney(source, code).source.help.articles ?? {}).flatMap(([id, article]) => {
      const { document, says = [] } = article.source
      return document === undefined
        ? []
        : [[JSON.stringify([id, article]), { id, article, document, says }] as const]
    }),
  ),
)

describe('a help article that leads to a document', () => {
  it.each([...articles.values()])('$id finds in $document what it says', ({ article, document, says }) => {
    const words = wordsOf(document)
    expect(says.filter((each) => !words.includes(each))).toEqual([])
    expect(figuresIn(article).filter((name) => !words.includes(`{${name}`))).toEqual([])
    const translated = wordsOf(document, 'es-US')
    expect(says.filter((each) => each.startsWith('{') && !translated.includes(each))).toEqual([])
  })

  it('is one of many', () => {
    expect(articles.size).toBeGreaterThan(30)
  })
})
