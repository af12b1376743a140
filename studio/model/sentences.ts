import { memoize } from '#engine'
import { asJsonObject, childObject, filesOf, pointerTo, type Source, translatedLocales } from '#source'
import type { Sentence, Translation } from '../api/words.ts'
import { guardOfSentence } from './guards.ts'
import { layersOf } from './layers.ts'
import { everybody } from './lenders.ts'
import { placeIn } from './place-in.ts'

/** Sentence as it is written for all lenders. */
interface Written {
  readonly key: string
  readonly text: string
  readonly file: string
}

/** Sentences of the base by key, in the order of the files. */
export const messages = memoize(
  (source: Source): ReadonlyMap<string, Written> =>
    new Map(
      filesOf(source, 'copy').flatMap(({ path, value }) =>
        Object.entries(childObject(asJsonObject(value), 'messages')).map(([key, text]) => [
          key,
          { key, text: String(text), file: path },
        ]),
      ),
    ),
)

/** Sentence as a lender's applicants read it, and every layer in which it can be written. */
export function sentenceOf(source: Source, key: string, lender: string): Sentence | undefined {
  const written = messages(source).get(key)
  if (written === undefined) return undefined
  const place = { file: written.file, pointer: pointerTo('messages', key), effective: pointerTo('copy', key) }
  const layers = layersOf(source, place, lender)
  const nearest = layers.findLast((each) => each.own !== undefined)
  if (nearest?.own === undefined) return undefined
  const guard = guardOfSentence(source, key)
  return {
    key,
    text: nearest.own,
    place: placeIn(source, nearest.file, nearest.pointer),
    ...(nearest.whose !== everybody && { writtenBy: nearest.whose }),
    layers,
    translations: translationsOf(source, written),
    ...(guard !== undefined && { guard }),
  }
}

function translationsOf(source: Source, { key, file }: Written): readonly Translation[] {
  return translatedLocales(source).map((locale) => {
    const known = translated(source).get(locale)?.get(key)
    // A translation stands in the file of the same name.
    const own = known?.file ?? file.replace(/\/[a-z]{2}-[A-Z]{2}\//, `/${locale}/`)
    const place = placeIn(source, own, pointerTo('messages', key))
    return { locale, place, ...(known !== undefined && { text: known.text }) }
  })
}

/** Translations by locale and key, each with its file. */
const translated = memoize((source: Source) => {
  const byLocale = new Map<string, Map<string, Written>>()
  for (const { path, value } of filesOf(source, 'translation')) {
    const locale = path.split('/')[2] ?? ''
    const known = byLocale.get(locale) ?? new Map<string, Written>()
    byLocale.set(locale, known)
    for (const [key, text] of Object.entries(childObject(asJsonObject(value), 'messages')))
      known.set(key, { key, text: String(text), file: path })
  }
  return byLocale
})
