import {
  asText,
  childObject,
  createHelpScope,
  type HelpScope,
  type HelpSource,
  type JsonObject,
  pointerTo,
} from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'
import { knownOf } from '../given-by-lender.ts'

export const helpSkipped: Rule = {
  id: 'help-skipped',
  why: 'An answer about a step or a service that this lender does not have sends its applicants to look for what is not there.',
  check: ({ flows, settings, report }) => {
    if (flows === undefined || settings === undefined) return []
    const { help } = flows.source
    const scope = createHelpScope(flows.source, lenderOf(settings.value))
    const skipped = skippedWords(help, scope)
    return skipped.length === 0
      ? []
      : textsOf(help, scope).flatMap((text) => faultsIn(text, skipped).map((fault) => report(fault)))
  },
}

const lenderOf = (settings: JsonObject) => ({
  known: knownOf(settings),
  licensedStates: (Array.isArray(settings.licensedStates) ? settings.licensedStates : []).map(asText),
  features: Object.fromEntries(
    Object.entries({
      ...childObject(settings, 'features'),
      ...['org', 'orgMetaData', 'companyInfo', 'publicFeatureToggles'].reduce(childObject, settings),
    }).map(([name, on]) => [name, on !== false]),
  ),
})

/** Words for what the lender skips, each with what that is. */
const skippedWords = ({ subjects = {} }: HelpSource, { isSkipped }: HelpScope) =>
  Object.entries(subjects).flatMap(([word, subject]) =>
    isSkipped(subject) ? [{ word, what: subject.page ?? subject.feature ?? '' }] : [],
  )

interface GivenText {
  readonly text: string
  readonly pointer: string
}

/** Texts that this lender's applicants are given, by the chatbot or by an agent. */
const textsOf = (
  { articles = {}, canned = {} }: HelpSource,
  { isGiven }: HelpScope,
): readonly GivenText[] => [
  ...Object.entries(articles).flatMap(([id, article]) =>
    isGiven(article)
      ? article.answers.map(({ text }, index) => ({
          text,
          pointer: pointerTo('help', 'articles', id, 'answers', index, 'text'),
        }))
      : [],
  ),
  ...Object.entries(canned).map(([id, { text }]) => ({
    text,
    pointer: pointerTo('help', 'canned', id, 'text'),
  })),
]

function faultsIn(
  { text, pointer }: GivenText,
  skipped: ReturnType<typeof skippedWords>,
): readonly RuleFault[] {
  const said = text.replaceAll(/\{\w+\}/g, '').toLowerCase()
  return skipped
    .filter(({ word }) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(said))
    .slice(0, 1)
    .map(({ word, what }) => ({
      pointer,
      message: `This is said to the applicants of this lender, and names "${word}": the lender has no "${what}".`,
      hint: 'Say it otherwise for this lender under `overrides.help`, or take the article away there with `null`.',
    }))
}
