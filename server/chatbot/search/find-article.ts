import { memoize } from '#engine'
import type { HelpScope, HelpSource } from '#source'
import type { Database, Transaction } from '../../database/database.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type ArticleInForce, articlesInForce } from './articles-in-force.ts'
import { indexHelp } from './index-help.ts'
import { isRequested } from './is-requested.ts'
import { type Ranked, rankArticles } from './rank-articles.ts'
import { stemAll } from './stem.ts'
import { tidyQuestion } from './tidy-question.ts'
import { vocabularyOf } from './vocabulary.ts'
import { plainWord, wordsOf } from './words-of.ts'

/** Question, with what is known of the asker. */
export interface Asked {
  readonly text: string
  /** Page from which they ask. */
  readonly page?: string | undefined
  /** Server state of their application. */
  readonly state?: string | undefined
  /** Scope of what the lender's applicants may be told. */
  readonly scope: HelpScope
}

/** Result of a search: one sure article, or several near ones. */
export interface FoundHelp {
  readonly article: ArticleInForce | undefined
  readonly near: readonly ArticleInForce[]
}

/** Lowest score of an answer; below it a person is asked. */
const leastScore = 0.52
/** Highest ratio of the second score to the first at which the first article counts as meant. */
const closest = 0.95
/** Lowest score of a suggestion. */
const leastSuggested = 0.35
const suggested = 3
/** Factor by which an article is likelier on its page or in its state. */
const here = 1.1

export async function findArticle(
  db: Database | Transaction,
  { effective, locale }: Pick<Tenant, 'effective' | 'locale'>,
  now: Date,
  asked: Asked,
): Promise<FoundHelp> {
  const { help } = effective.source
  const articles = articlesInForce(help, now)
  const exact = byQuestion(articles).get(plain(asked.text))
  if (exact !== undefined && isFor(exact, asked)) return { article: exact, near: [] }
  const requested = articles.find((one) => isRequestFor(one, asked.text, help) && isFor(one, asked))
  if (requested !== undefined) return { article: requested, near: [] }
  const index = await indexHelp(db, help, articles, locale)
  const [stems = []] = await stemAll(db, [tidyQuestion(asked.text, vocabularyOf(help))], locale)
  const ranked = rankArticles(index, stems)
    .filter(({ found }) => isFor(found, asked))
    .map(({ found, score }) => ({ found, score: score * likelihood(found, asked) }))
    .sort((a, b) => b.score - a.score)
  return chooseAmong(ranked)
}

/** Chooses the best article if no other is near. One with the same position is no rival: it says the same of an application. */
function chooseAmong(ranked: readonly Ranked[]): FoundHelp {
  const [best, ...others] = ranked
  const position = best?.found.article.position
  const next = others.find(({ found }) => position === undefined || found.article.position !== position)
  const isClear = best !== undefined && (next === undefined || next.score / best.score <= closest)
  if (isClear && best.score >= leastScore) return { article: best.found, near: [] }
  const near = ranked.filter(({ score }) => score >= leastSuggested).slice(0, suggested)
  return { article: undefined, near: near.map(({ found }) => found) }
}

/** Whether a question is a request that means an article, as it was typed or with its typing errors corrected. */
function isRequestFor({ article }: ArticleInForce, text: string, help: HelpSource): boolean {
  const { ignored, mend } = vocabularyOf(help)
  const words = wordsOf(text)
  return [words, words.map(mend)].some((asked) => isRequested(article, asked, ignored))
}

const plain = (text: string): string => wordsOf(text).map(plainWord).join(' ')

/** Finds an article by its exact question, whatever other article scores higher. */
const byQuestion = memoize(
  (articles: readonly ArticleInForce[]): ReadonlyMap<string, ArticleInForce> =>
    new Map(
      articles.flatMap((one) => one.article.questions.map((question) => [plain(question), one] as const)),
    ),
)

/** Whether an article may be said: it is within the lender's scope, or about the page that the asker is on. */
const isFor = (found: ArticleInForce, asked: Asked): boolean =>
  asked.scope.isGiven(found.article) || isHere(found, asked)

const likelihood = (found: ArticleInForce, asked: Asked): number => (isHere(found, asked) ? here : 1)

const isHere = ({ article: { pages, states } }: ArticleInForce, { page, state }: Asked): boolean =>
  (page !== undefined && pages?.includes(page) === true) ||
  (state !== undefined && states?.includes(state) === true)
