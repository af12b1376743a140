import { memoize } from '#engine'
import type { HelpSource } from '#source'
import type { Database, Transaction } from '../../database/database.ts'
import type { ArticleInForce } from './articles-in-force.ts'
import { stemAll } from './stem.ts'
import { tidyQuestion } from './tidy-question.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What the search compares a question with. */
export interface HelpIndex {
  readonly entries: readonly HelpEntry[]
  /** How much a stem says: the more, the fewer articles have it. */
  readonly weights: ReadonlyMap<string, number>
}

export interface HelpEntry {
  readonly found: ArticleInForce
  /** The stems of each way to ask for it. */
  readonly ways: readonly (readonly string[])[]
  /** Every stem of its questions and its answer. */
  readonly stems: ReadonlySet<string>
}

/** Made once for articles that many lenders may share, and again when they are read anew: it is in no table, so no server has an old one. */
export function indexHelp(
  db: Database | Transaction,
  help: HelpSource,
  articles: readonly ArticleInForce[],
): Promise<HelpIndex> {
  const known = indexes(help)
  const index = known.get(articles) ?? createIndex(db, help, articles)
  known.set(articles, index)
  // What failed is tried again.
  index.catch(() => known.delete(articles))
  return index
}

const indexes = memoize((_help: HelpSource) => new WeakMap<readonly ArticleInForce[], Promise<HelpIndex>>())

async function createIndex(
  db: Database | Transaction,
  help: HelpSource,
  articles: readonly ArticleInForce[],
): Promise<HelpIndex> {
  const vocabulary = vocabularyOf(help)
  const texts = articles.map(({ article, text }) =>
    [...article.questions, withoutArguments(text)].map((part) => tidyQuestion(part, vocabulary)),
  )
  const stems = [...(await stemAll(db, texts.flat()))]
  const entries = articles.map((found, index): HelpEntry => {
    const own = stems.splice(0, texts[index]?.length ?? 0)
    return { found, ways: own.slice(0, -1), stems: new Set(own.flat()) }
  })
  return { entries, weights: weigh(entries) }
}

/** An answer without its figures. */
const withoutArguments = (text: string): string => text.replaceAll(/\{[^{}]*/g, ' ')

function weigh(entries: readonly HelpEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { stems } of entries) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + entries.length / count)]))
}
