import { memoize } from '#engine'
import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  filesOf,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
} from '#source'
import type { RuleFault } from '../../tools/lint/rule.ts'

/** Faults of a lender's own words that say something of homes in a state in which it does not lend. */
export function unservedStates(
  source: Source,
  { overrides }: JsonObject,
  { licensedStates }: JsonObject,
): readonly RuleFault[] {
  const states = asStrings(licensedStates)
  if (states.length === 0) return []
  const { copy, translations } = asJsonObject(overrides)
  const texts = [
    ...inWords(copy, ['copy']),
    ...Object.entries(asJsonObject(translations)).flatMap(([locale, words]) =>
      inWords(words, ['translations', locale]),
    ),
  ]
  return texts.flatMap(({ key, text, pointer }) => {
    const other = statesIn(text, source).find(
      (state) => !states.includes(state) && !isNoticeOf(source, state, key),
    )
    if (other === undefined) return []
    return [
      {
        pointer,
        related: ['/licensedStates'],
        message: `"${key}" is about homes in ${other}, where this lender does not lend.`,
        hint: `If it does, licensedStates lacks ${other}. Otherwise say it of its own states.`,
      },
    ]
  })
}

const inWords = (words: Json | undefined, steps: readonly string[]) =>
  Object.entries(asJsonObject(words ?? null)).map(([key, text]) => ({
    key,
    text: asText(text),
    pointer: pointerTo('overrides', ...steps, key),
  }))

/** Whether a message is the notice that a state asks for. */
const isNoticeOf = ({ files }: Source, state: string, key: string): boolean =>
  asStrings(
    childObject(asJsonObject(files.get('flows/disclosures.json')?.value ?? null), 'stateNotices')[state],
  ).includes(key)

/** Words by which a sentence is about homes elsewhere than in the state that it names. */
const elsewhere =
  /\b((do|does|are|is) not|don’t|cannot|except|outside|no (otorg|prest|ofrec)\p{L}+|excepto|salvo|fuera)\b/iu

/** States in which homes are, by sentences such as "In Texas all loans …". */
const statesIn = (text: string, source: Source): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !elsewhere.test(sentence))
    .flatMap((sentence) => {
      const said = ` ${sentence.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `
      return placesOf(source).flatMap(([state, name]) =>
        [' in ', ' en ', ' and ', ' y '].some((word) => said.includes(`${word}${name} `)) &&
        / (in|en) /.test(said)
          ? [state]
          : [],
      )
    })

/** Names of states, as help knows them. */
const placesOf = memoize((source: Source): readonly (readonly [state: string, name: string])[] =>
  filesOf(source, 'help').flatMap(({ value }) =>
    Object.values(childObject(asJsonObject(value), 'articles')).flatMap((article) => {
      const { requests } = asJsonObject(article)
      return (Array.isArray(requests) ? requests : []).flatMap((request: Json) =>
        Object.entries(childObject(asJsonObject(request), 'places')).flatMap(([state, names]) =>
          asStrings(names).map((name) => [state, name] as const),
        ),
      )
    }),
  ),
)
