import {
  type Finding,
  findingAt,
  type JsonObject,
  pointerTo,
  type Source,
  type TextPair,
  textPairs,
  translatedLocales,
} from '#source'
import { entryFor, placeOf, recordFile, recordOf, standingOf } from '../../translate/record.ts'
import { fixedSentences } from '../facts/fixed-sentences.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with flows/translated.json, the record of what was translated from which words. */
export const translationStale: Rule = {
  id: 'translation-stale',
  why: 'Somebody who reads another language is told what was said before the words were changed: another fee, another day, another duty.',
  check: ({ source, tenant }) => {
    if (tenant !== undefined || !source.files.has(recordFile)) return []
    const record = recordOf(source)
    return translatedLocales(source).flatMap((locale) =>
      textPairs(source)(locale).flatMap((pair) => {
        const standing = standingOf(pair, record, locale)
        if (standing === 'stale') return staleIn(record, pair, locale)
        return standing === 'reworded' ? rewordedIn(source, pair, locale) : []
      }),
    )
  },
}

/** A fixed sentence that says something else in another language is an error; no fact has its words there. */
function rewordedIn(source: Source, pair: TextPair, locale: string): readonly Finding[] {
  const { file, pointer, key } = pair
  if (file === undefined) return []
  const isFixed = fixedSentences(source).has(key)
  const message = `"${key}" in ${locale} was worded anew, and nobody has read it beside the original since.`
  const hint = 'Compare both; if they say the same, run `npx journey translate record --read`.'
  return [
    {
      ...findingAt({ rule: '', pointer: '', message, hint }, { file, pointer }),
      severity: isFixed ? 'error' : 'warning',
    },
  ]
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
          { file: recordFile, pointer: pointerTo('texts', place), before, after: entryFor(pair) },
        ],
      },
    },
  ]
}
