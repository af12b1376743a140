import { dayIn, memoize, pacificZone } from '#engine'
import type { HelpArticle, HelpSource } from '#source'

/** Article with its one answer that is in force on a day. */
export interface ArticleInForce {
  readonly id: string
  readonly article: HelpArticle
  /** ICU MessageFormat. */
  readonly text: string
}

/** Returns the articles of a lender with an answer in force. The list is the same object all day. */
export const articlesInForce = (help: HelpSource, now: Date): readonly ArticleInForce[] =>
  listOf(help)(dayIn(pacificZone, now))

const listOf = memoize((help: HelpSource) =>
  memoize((today: string): readonly ArticleInForce[] =>
    Object.entries(help.articles ?? {}).flatMap(([id, article]) => {
      const answer = article.answers.findLast(({ effective }) => effective <= today)
      if (answer === undefined || (answer.until !== undefined && answer.until < today)) return []
      return [{ id, article, text: answer.text }]
    }),
  ),
)
