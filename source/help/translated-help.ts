import { localeOf } from '../files/file-kind.ts'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'

/** Files of flows/help/<locale>/. */
export const helpTranslations = (source: Source, locale: string): readonly SourceFile[] =>
  filesOf(source, 'help-translation').filter(({ path }) => localeOf(path) === locale)

/**
 * Puts the words of a translation in place of the written ones: questions, answers and canned answers by id, and the words by
 * which a question is understood as a whole. What an article rests on and where it belongs stays as it was written.
 */
export const translatedHelp = (written: JsonObject, translation: JsonObject): JsonObject => ({
  articles: overlaid(written, translation, 'articles'),
  canned: overlaid(written, translation, 'canned'),
  subjects: childObject(translation, 'subjects'),
  synonyms: translation.synonyms ?? [],
  ignored: translation.ignored ?? [],
})

function overlaid(written: JsonObject, translation: JsonObject, part: string): JsonObject {
  const words = childObject(translation, part)
  return Object.fromEntries(
    Object.entries(childObject(written, part)).map(([id, entry]) => [
      id,
      { ...asJsonObject(entry), ...childObject(words, id) },
    ]),
  )
}
