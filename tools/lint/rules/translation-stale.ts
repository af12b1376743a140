import {
  type Finding,
  findingAt,
  type JsonObject,
  pointerTo,
  type TextPair,
  textPairs,
  translatedLocales,
} from '#source'
import { entryOf, placeOf, recordFile, recordOf, standingOf } from '../../translate/record.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with flows/translated.json, the record of what was translated from which words. */
export const translationStale: Rule = {
  id: 'translation-stale',
  why: 'Somebody who reads another language is told what was said before the words were changed: another fee, another day, another duty.',
  check: ({ source, tenant }) => {
    if (tenant !== undefined || !source.files.has(recordFile)) return []
    const record = recordOf(source)
    return translatedLocales(source).flatMap((locale) =>
      textPairs(source)(locale)
        .filter((pair) => standingOf(pair, record, locale) === 'stale')
        .flatMap((pair) => staleIn(record, pair, locale)),
    )
  },
}

function staleIn(record: JsonObject, pair: TextPair, locale: string): readonly Finding[] {
  const { file, pointer, key, translated } = pair
  if (file === undefined || typeof translated !== 'string') return []
  const place = placeOf(pair)
  const before = record[place] ?? null
  return [
    {
      ...findingAt(
        {
          rule: '',
          pointer: '',
          message: `"${key}" in ${locale} was translated from words that have changed since.`,
          hint: 'Write it anew; or, if it still says the same, run `npx journey translate record --read`.',
        },
        { file, pointer },
      ),
      severity: 'warning',
      fix: {
        title: `Write "${key}" anew in ${locale}`,
        asks: `What it says in ${locale}`,
        changes: [
          { file: file.path, pointer, before: translated, after: '' },
          { file: recordFile, pointer: pointerTo('texts', place), before, after: entryOf(pair) },
        ],
      },
    },
  ]
}
