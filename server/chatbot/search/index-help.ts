import { memoize } from '#engine'
import type { HelpSource } from '#source'
import type { Database, Transaction } from '../../database/database.ts'
import type { ArticleInForce } from './articles-in-force.ts'
import { stemAll } from './stem.ts'
import { tidyQuestion } from './tidy-question.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Index that the search compares a question with. */
export interface HelpIndex {
  readonly entries: readonly HelpEntry[]
  /** Weight of each stem: the fewer articles have it, the more. */
  readonly weights: ReadonlyMap<string, number>
}

export interface HelpEntry {
  readonly found: ArticleInForce
  /** Stems of each wording of its question. */
  readonly ways: readonly (readonly string[])[]
  /** Stems of its questions and its answer. */
  readonly stems: ReadonlySet<string>
}

/**
 * Returns the index, created once for articles that many lenders may share, and again after they are reloaded. It is stored in
 * no table, so no server has an outdated one.
 */
export function indexHelp(
  db: Database | Transaction,
  help: HelpSource,
  articles: readonly ArticleInForce[],
  locale: string,
): Promise<HelpIndex> {
  const known = indexes(help)
  const index = known.get(articles) ?? createIndex(db, help, articles, locale)
  known.set(articles, index)
  // A failed index is created again at the next request.
  index.catch(() => known.delete(articles))
  return index
}

const indexes = memoize((_help: HelpSource) => new WeakMap<readonly ArticleInForce[], Promise<HelpIndex>>())

async function createIndex(
  db: Database | Transaction,
  help: HelpSource,
  articles: readonly ArticleInForce[],
  locale: string,
): Promise<HelpIndex> {
  const vocabulary = vocabularyOf(help)
  const texts = articles.map(({ article, text }) =>
    [...article.questions, withoutArguments(text)].map((part) => tidyQuestion(part, vocabulary)),
  )
  const stems = [...(await stemAll(db, texts.flat(), locale))]
  const entries = articles.map((found, index): HelpEntry => {
    const own = stems.splice(0, texts[index]?.length ?? 0)
    return { found, ways: own.slice(0, -1), stems: new Set(own.flat()) }
  })
  return { entries, weights: weigh(entries) }
}

/** Returns the text of an answer without its arguments. */
const withoutArguments = (text: string): string => text.replaceAll(/\{[^{}]*/g, ' ')

function weigh(entries: readonly HelpEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { stems } of entries) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + entries.length / count)]))
}
