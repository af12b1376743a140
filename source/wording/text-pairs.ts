import { memoize } from '#engine'
import { documentTexts } from '../files/document-texts.ts'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { answerTexts } from '../help/check-help.ts'
import { helpTranslations } from '../help/translated-help.ts'
import { copyFilesOf } from '../journey/base-flows.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'
import { writtenLocale } from './locales.ts'

/** Text for applicants in the language in which it was written, beside its translation. */
export interface TextPair {
  /** File that has the text as it was written. */
  readonly original: SourceFile
  /** Path of the file that has the translation, or should. */
  readonly path: string
  /** That file, if it exists. */
  readonly file: SourceFile | undefined
  /** Place in the translated file, a JSON pointer. */
  readonly pointer: string
  /** Key of a message, or the pointer of another text. */
  readonly key: string
  /** Text as it was written; undefined if the translation has no counterpart. */
  readonly written: unknown
  /** Translation; undefined if there is none. */
  readonly translated: unknown
}

/** Messages of the base in the order of the files, then translations that have no counterpart. */
export const messagePairs = (source: Source, locale: string): readonly TextPair[] => {
  const placed = copyFilesOf(source, locale).flatMap((file) =>
    Object.entries(messagesOf(file)).map(([key, text]) => [key, { file, text }] as const),
  )
  return pairUp(source, {
    written: filesOf(source, 'copy').flatMap((original) => {
      const path = original.path.replace(`/${writtenLocale}/`, `/${locale}/`)
      return Object.entries(messagesOf(original)).map(([key, text]) => ({ original, path, key, text }))
    }),
    translated: new Map(placed),
    pointerOf: (key) => pointerTo('messages', key),
  })
}

const messagesOf = (file: SourceFile): JsonObject => childObject(asJsonObject(file.value), 'messages')

/** Answers of the chatbot and of agents: in each language the same answers hold on the same days. */
export const answerPairs = (source: Source, locale: string): readonly TextPair[] =>
  pairUp(source, {
    written: filesOf(source, 'help').flatMap((original) => {
      const path = original.path.replace('flows/help/', `flows/help/${locale}/`)
      return answersOf(original).map(({ key, text }) => ({ original, path, key, text }))
    }),
    translated: new Map(
      helpTranslations(source, locale).flatMap((file) =>
        answersOf(file).map(({ key, text }) => [key, { file, text }]),
      ),
    ),
    pointerOf: (key) => key,
  })

const answersOf = ({ value }: SourceFile) =>
  answerTexts(asJsonObject(value)).map(({ pointer, text }) => ({
    key: pointer.replace(/^\/help/, ''),
    text,
  }))

/** Texts of one document, beside those of its translation. */
export function documentPairs(source: Source, locale: string, original: SourceFile): readonly TextPair[] {
  const path = original.path.replace(/\.json$/, `.${locale}.json`)
  const file = source.files.get(path)
  const [before, after] = [textsOf(original), file === undefined ? new Map() : textsOf(file)]
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    ...{ original, path, file, key, pointer: key },
    written: before.get(key),
    translated: after.get(key),
  }))
}

const textsOf = ({ value }: SourceFile): ReadonlyMap<string, string> =>
  new Map(documentTexts(asJsonObject(value)).map(({ text, pointer }) => [pointer, text]))

/** All texts for applicants that a locale has to have, in the order of the files. */
export const textPairs = memoize((source: Source) =>
  memoize((locale: string): readonly TextPair[] => [
    ...messagePairs(source, locale),
    ...filesOf(source, 'document').flatMap((original) => documentPairs(source, locale, original)),
    ...answerPairs(source, locale),
  ]),
)

interface Sides {
  readonly written: readonly (Pick<TextPair, 'original' | 'path' | 'key'> & { readonly text: unknown })[]
  readonly translated: ReadonlyMap<string, { readonly file: SourceFile; readonly text: unknown }>
  readonly pointerOf: (key: string) => string
}

function pairUp({ files }: Source, { written, translated, pointerOf }: Sides): readonly TextPair[] {
  const known = new Set(written.map(({ key }) => key))
  return [
    ...written.map(({ text, ...place }) => {
      const there = translated.get(place.key)
      return {
        ...place,
        path: there?.file.path ?? place.path,
        file: there?.file ?? files.get(place.path),
        pointer: pointerOf(place.key),
        written: text,
        translated: there?.text,
      }
    }),
    ...[...translated]
      .filter(([key]) => !known.has(key))
      .map(([key, { file, text }]) => ({
        ...{ original: file, path: file.path, file, key, pointer: pointerOf(key) },
        written: undefined,
        translated: text,
      })),
  ]
}
