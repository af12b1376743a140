import { dayIn, memoize, pacificZone } from '#engine'
import type { HelpArticle, HelpSource } from '#source'

/** An article with the one answer that holds on a day. */
export interface ArticleInForce {
  readonly id: string
  readonly article: HelpArticle
  /** ICU MessageFormat. */
  readonly text: string
}

/** The articles of a lender that have an answer at an instant; the same list all day long. */
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
