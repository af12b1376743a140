import type { Database } from '../database/database.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findArticle } from './search/find-article.ts'
import { helpScopeOf } from './search/help-scope-of.ts'

/** Test question, and the articles that each would answer it; `hand-over` if none does. */
export interface HelpQuestion {
  readonly ask: string
  readonly expect: readonly string[]
}

export interface JudgedQuestion extends HelpQuestion {
  /** Id of the article that was found. Undefined if a person must answer. */
  readonly found: string | undefined
  /** Ids of the nearest articles if none is sure. */
  readonly near: readonly string[]
  readonly verdict: 'right' | 'handed over' | 'wrong'
}

const noArticle = 'hand-over'

/** Asks a lender's chatbot each question, as a visitor on no page, and judges the answers. */
export async function judgeAnswers(
  db: Database,
  tenant: Tenant,
  questions: readonly HelpQuestion[],
  now: Date,
): Promise<readonly JudgedQuestion[]> {
  const judged: JudgedQuestion[] = []
  for (const question of questions) {
    const asked = { text: question.ask, scope: helpScopeOf(tenant) }
    const { article, near } = await findArticle(db, tenant, now, asked)
    const found = article?.id
    judged.push({ ...question, found, near: near.map(({ id }) => id), verdict: verdictOf(question, found) })
  }
  return judged
}

const verdictOf = ({ expect }: HelpQuestion, found: string | undefined): JudgedQuestion['verdict'] => {
  if (expect.includes(found ?? noArticle)) return 'right'
  return found === undefined ? 'handed over' : 'wrong'
}
