import { parseOnce, pointerTo } from '#source'
import { ownArticles, ownCanned } from '../help/own-articles.ts'
import type { Rule, RuleFault } from '../rule.ts'
import { figuresIn, type SaidLimit, saidLimits } from '../wording/figures.ts'

export const helpFigure: Rule = {
  id: 'help-figure',
  why: 'A number that is typed into an answer stays when the limit changes, and the chatbot then promises what does not hold.',
  check: (subject) => {
    const { flows, report } = subject
    if (flows === undefined) return []
    const limits = saidLimits(flows.source.limits)
    const articles = ownArticles(subject).flatMap(([id, { answers }]) =>
      answers.map(({ text }, index) => ({
        text,
        pointer: pointerTo('help', 'articles', id, 'answers', index, 'text'),
      })),
    )
    return [...articles, ...ownCanned(subject)].flatMap(({ text, pointer }) =>
      faultsIn(text, limits).map((fault) => report({ ...fault, pointer })),
    )
  },
}

function faultsIn(text: string, limits: readonly SaidLimit[]): readonly Omit<RuleFault, 'pointer'>[] {
  const parsed = parseOnce(text)
  if (!parsed.ok) return []
  const figures = figuresIn(parsed.message, limits)
  const known = figures.map((figure) => figure.text).join(' ')
  return [
    ...figures.map(({ text: figure, limits: [limit] }) => describe(figure, limit)),
    ...typedNumbers(text)
      .filter((number) => !known.includes(number))
      .map((number) => describe(number)),
  ]
}

/** Digits outside of placeholders, except names of laws, forms and a kind of encryption. */
const typedNumbers = (text: string): readonly string[] =>
  withoutArguments(text)
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => !/\bCFR\b|U\.S\.C\.|\bConstitution\b/.test(sentence))
    .flatMap(
      (sentence) =>
        sentence.replaceAll(/\b(?:1099|W-2|401\(k\)|256-bit)/g, '').match(/\d+(?:[.,]\d+)*/g) ?? [],
    )

/** Text without placeholders: `{days, plural, =1 {a day} other {# days}}` states no number itself. */
const withoutArguments = (text: string): string =>
  text.replaceAll(/=\d+(?= ?\{)/g, '').replaceAll(/\{\w+\}/g, '')

const describe = (number: string, limit?: string): Omit<RuleFault, 'pointer'> => ({
  message: `"${number}" is typed into this answer.`,
  hint:
    limit === undefined ? 'Say it without a number, or put it into flows/limits.json.' : `Say {${limit}}.`,
})
