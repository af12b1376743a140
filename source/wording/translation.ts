import { memoize } from '#engine'
import { documentTexts } from '../files/document-texts.ts'
import { localeOf } from '../files/file-kind.ts'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { answerTexts } from '../help/check-help.ts'
import { helpTranslations } from '../help/translated-help.ts'
import { copyFilesOf } from '../journey/base-flows.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'
import { writtenLocale } from './locales.ts'
import { parseOnce } from './parse-once.ts'
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
    ...messagesLacking(source, locale),
    ...documentsLacking(source, locale),
    ...helpLacking(source, locale),
  ]),
)

function messagesLacking(source: Source, locale: string): readonly Untranslated[] {
  const places = new Map(
    copyFilesOf(source, locale).flatMap((file) => Object.keys(messagesOf(file)).map((key) => [key, file])),
  )
  const written = filesOf(source, 'copy')
  const keys = new Set(written.flatMap((file) => Object.keys(messagesOf(file))))
  const unknown = [...places].filter(([key]) => !keys.has(key))
  return [
    ...written.flatMap((file) => {
      const path = file.path.replace(`/${writtenLocale}/`, `/${locale}/`)
      return Object.entries(messagesOf(file)).flatMap(([key, text]) => {
        const place = places.get(key)
        if (place === undefined) return [{ file: path, at: at(source.files.get(path), '/messages'), key }]
        const pair = { written: text, translated: messagesOf(place)[key], locale }
        const where = at(place, `/messages/${key}`)
        return faultsOf(pair).map((fault) => ({ file: place.path, at: where, key, fault }))
      })
    }),
    ...unknown.map(([key, file]) => {
      const fault = `has no counterpart in ${writtenLocale}`
      return { file: file.path, at: at(file, `/messages/${key}`), key, fault }
    }),
  ]
}

const messagesOf = (file: SourceFile): JsonObject => childObject(asJsonObject(file.value), 'messages')

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
    const [before, after] = [textsOf(file), textsOf(translated)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly Untranslated[] => {
      const pair = { written: before.get(key), translated: after.get(key), locale }
      if (pair.translated === undefined) return [{ file: path, at: at(translated, ''), key }]
      return faultsOf(pair).map((fault) => ({ file: path, at: at(translated, key), key, fault }))
    })
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

const textsOf = ({ value }: SourceFile): ReadonlyMap<string, string> =>
  new Map(documentTexts(asJsonObject(value)).map(({ text, pointer }) => [pointer, text]))

/** Checks each answer of the chatbot and of agents: in each language the same answers hold on the same days. */
function helpLacking(source: Source, locale: string): readonly Untranslated[] {
  const translations = helpTranslations(source, locale)
  const there = new Map(
    translations.flatMap((file) => entriesOf(file).map((entry) => [entry.pointer, { file, ...entry }])),
  )
  const written = filesOf(source, 'help').flatMap((file) =>
    entriesOf(file).map((entry) => ({ file, ...entry })),
  )
  const known = new Set(written.map(({ pointer }) => pointer))
  return [
    ...written.flatMap(({ file, pointer, text }) => {
      const path = file.path.replace('flows/help/', `flows/help/${locale}/`)
      const place = there.get(pointer)
      if (place === undefined) return [{ file: path, at: at(source.files.get(path), ''), key: pointer }]
      return faultsOf({ written: text, translated: place.text, locale }).map((fault) => ({
        file: place.file.path,
        at: at(place.file, pointer),
        key: pointer,
        fault,
      }))
    }),
    ...[...there.values()]
      .filter(({ pointer }) => !known.has(pointer))
      .map(({ file, pointer }) => {
        const fault = `has no counterpart in ${writtenLocale}`
        return { file: file.path, at: at(file, pointer), key: pointer, fault }
      }),
  ]
}

const entriesOf = ({ value }: SourceFile) =>
  answerTexts(asJsonObject(value)).map(({ pointer, text }) => ({
    pointer: pointer.replace(/^\/help/, ''),
    text,
  }))

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
