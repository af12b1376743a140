import { memoize } from '#engine'
import { localeOf } from '../files/file-kind.ts'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { asJsonObject } from '../json/json-value.ts'
import { writtenLocale } from './locales.ts'
import { parseOnce } from './parse-once.ts'
import { answerPairs, documentPairs, messagePairs, type TextPair } from './text-pairs.ts'
import { translationFaults } from './translation-faults.ts'

/** Text for applicants that a locale lacks or translates wrongly. */
export interface Untranslated {
  /** File that holds the text, or should. */
  readonly file: string
  /** Place of the text, if the file exists. */
  readonly at: { readonly file: SourceFile; readonly pointer: string } | undefined
  /** Key of a message, or place of a text in a document. */
  readonly key: string
  /** Reason why it cannot be shown; undefined if it is missing. */
  readonly fault?: string
}

/** Locales with at least one translated file. */
export const translatedLocales = (source: Source): readonly string[] => [
  ...new Set([...source.files.keys()].map(localeOf).filter((locale) => locale !== writtenLocale)),
]

/** Texts that a locale lacks, in the order of the files. */
export const untranslated = (source: Source, locale: string): readonly Untranslated[] =>
  untranslatedIn(source)(locale)

const untranslatedIn = memoize((source: Source) =>
  memoize((locale: string): readonly Untranslated[] => [
    ...lacking(messagePairs(source, locale), locale, '/messages'),
    ...documentsLacking(source, locale),
    ...lacking(answerPairs(source, locale), locale, ''),
  ]),
)

/** Texts without a translation, or with a faulty one; `around` is the place in the file where it is missing. */
const lacking = (pairs: readonly TextPair[], locale: string, around: string): readonly Untranslated[] =>
  pairs.flatMap(({ path, file, key, pointer, written, translated }): readonly Untranslated[] =>
    translated === undefined
      ? [{ file: path, at: at(file, around), key }]
      : faultsOf({ written, translated, locale }).map((fault) => ({
          file: path,
          at: at(file, pointer),
          key,
          fault,
        })),
  )

const at = (file: SourceFile | undefined, pointer: string) => file && { file, pointer }

/** Checks each version of each document: an accepted version must stay readable in every locale. */
function documentsLacking(source: Source, locale: string): readonly Untranslated[] {
  return filesOf(source, 'document').flatMap((file) => {
    const path = file.path.replace(/\.json$/, `.${locale}.json`)
    const translated = source.files.get(path)
    if (translated === undefined) return [{ file: path, at: undefined, key: '/title' }]
    if (outlineOf(file) !== outlineOf(translated)) {
      const fault = `is of another type, day or order of sections than ${file.path}`
      return [{ file: path, at: at(translated, ''), key: path, fault }]
    }
    return lacking(documentPairs(source, locale, file), locale, '')
  })
}

/** Parts of a document that are not text: its effective day, and the conditions, names and sources of its sections. */
function outlineOf({ value }: SourceFile): string {
  const { type, effective, sections } = asJsonObject(value)
  const parts = (Array.isArray(sections) ? sections : []).map((section) => {
    const { given = null, id = null, copies = null } = asJsonObject(section)
    return [given, id, copies]
  })
  return JSON.stringify([type, effective, parts])
}

interface Pair {
  readonly written: unknown
  readonly translated: unknown
  readonly locale: string
}

/** Faults of a translation. Reading reports anything that is not a text or not a message. */
export function faultsOf({ written, translated, locale }: Pair): readonly string[] {
  if (typeof written !== 'string') return [`has no counterpart in ${writtenLocale}`]
  if (typeof translated !== 'string') return []
  const [from, to] = [parseOnce(written), parseOnce(translated)]
  if (!to.ok) return [`cannot be shown: ${to.reason}`]
  return from.ok ? translationFaults(from.message, to.message, locale) : []
}
