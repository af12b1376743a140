import { memoize } from '#engine'
import type { HelpSource } from '#source'
import type { Database, Transaction } from '../../database/database.ts'
import { type ArticleInForce, articlesInForce } from './articles-in-force.ts'
import { indexHelp } from './index-help.ts'
import { type Ranked, rankArticles } from './rank-articles.ts'
import { stemAll } from './stem.ts'
import { tidyQuestion } from './tidy-question.ts'
import { vocabularyOf } from './vocabulary.ts'
import { wordsOf } from './words-of.ts'

/** What is known of whoever asks. */
export interface Asked {
  readonly text: string
  /** Page from which they ask. */
  readonly page?: string | undefined
  /** Server state of their application. */
  readonly state?: string | undefined
  /** States in which the lender lends. */
  readonly licensed: readonly string[]
}

/** The one article that is meant, or those of which it may be one: none of them is sure enough to be said. */
export interface FoundHelp {
  readonly article: ArticleInForce | undefined
  readonly near: readonly ArticleInForce[]
}

/** Below it nothing is said, but somebody is asked who knows. */
const leastScore = 0.52
/** An article that the next one comes nearer than this may not be the one that was meant. */
const closest = 0.95
/** Below it nothing is even suggested. */
const leastSuggested = 0.35
const suggested = 3
/** How much likelier an article is on its page, or in its state. */
const here = 1.1

export async function findArticle(
  db: Database | Transaction,
  help: HelpSource,
  now: Date,
  asked: Asked,
): Promise<FoundHelp> {
  const articles = articlesInForce(help, now)
  const exact = byQuestion(articles).get(plain(asked.text))
  if (exact !== undefined && isFor(exact, asked.licensed)) return { article: exact, near: [] }
  const index = await indexHelp(db, help, articles)
  const [stems = []] = await stemAll(db, [tidyQuestion(asked.text, vocabularyOf(help))])
  const ranked = rankArticles(index, stems)
    .filter(({ found }) => isFor(found, asked.licensed))
    .map(({ found, score }) => ({ found, score: score * likelihood(found, asked) }))
    .sort((a, b) => b.score - a.score)
  return chooseAmong(ranked)
}

function chooseAmong(ranked: readonly Ranked[]): FoundHelp {
  const [best, next] = ranked
  const isClear = best !== undefined && (next === undefined || next.score / best.score <= closest)
  if (isClear && best.score >= leastScore) return { article: best.found, near: [] }
  const near = ranked.filter(({ score }) => score >= leastSuggested).slice(0, suggested)
  return { article: undefined, near: near.map(({ found }) => found) }
}

const plain = (text: string): string => wordsOf(text).join(' ')

/** Whoever asks in the very words of an article means it, however near another comes. */
const byQuestion = memoize(
  (articles: readonly ArticleInForce[]): ReadonlyMap<string, ArticleInForce> =>
    new Map(
      articles.flatMap((one) => one.article.questions.map((question) => [plain(question), one] as const)),
    ),
)

const isFor = ({ article: { homes } }: ArticleInForce, licensed: readonly string[]): boolean =>
  homes === undefined || homes.some((state) => licensed.includes(state))

function likelihood({ article: { pages, states } }: ArticleInForce, { page, state }: Asked): number {
  const isHere =
    (page !== undefined && pages?.includes(page)) || (state !== undefined && states?.includes(state))
  return isHere === true ? here : 1
}
