import type { Database } from '../database/database.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findArticle } from './search/find-article.ts'

/** A question as somebody types it, and the articles of which each would answer it; `hand-over` where none does. */
export interface HelpQuestion {
  readonly ask: string
  readonly expect: readonly string[]
}

export interface JudgedQuestion extends HelpQuestion {
  /** Id of the article that was found; undefined where a person is asked. */
  readonly found: string | undefined
  /** Ids of the articles that come nearest, where none is sure. */
  readonly near: readonly string[]
  readonly verdict: 'right' | 'handed over' | 'wrong'
}

const noArticle = 'hand-over'

/** Asks a lender's chatbot each question, of somebody who is not signed in and on no page. */
export async function judgeAnswers(
  db: Database,
  { effective, settings }: Tenant,
  questions: readonly HelpQuestion[],
  now: Date,
): Promise<readonly JudgedQuestion[]> {
  const judged: JudgedQuestion[] = []
  for (const question of questions) {
    const asked = { text: question.ask, licensed: settings.licensedStates }
    const { article, near } = await findArticle(db, effective.source.help, now, asked)
    const found = article?.id
    judged.push({ ...question, found, near: near.map(({ id }) => id), verdict: verdictOf(question, found) })
  }
  return judged
}

const verdictOf = ({ expect }: HelpQuestion, found: string | undefined): JudgedQuestion['verdict'] => {
  if (expect.includes(found ?? noArticle)) return 'right'
  return found === undefined ? 'handed over' : 'wrong'
}
