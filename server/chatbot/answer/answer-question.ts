import { formatMessage } from '#engine'
import { parseOnce } from '#source'
import type { Application } from '../../applications/application.ts'
import { sandboxDay } from '../../applications/sandbox-day.ts'
import type { Database, Transaction } from '../../database/database.ts'
import type { Signing } from '../../signers/signing.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { ArticleInForce } from '../search/articles-in-force.ts'
import { findArticle } from '../search/find-article.ts'
import { helpScopeOf } from '../search/help-scope-of.ts'
import { handOver } from './hand-over.ts'
import { lenderAdds, lenderOpens } from './lender-adds.ts'
import { ownAnswerTo } from './own-answer.ts'
import { signerAnswer } from './signer-answer.ts'
import { sourceOf } from './source-of.ts'

export interface Question {
  readonly text: string
  /** Page from which it is asked. */
  readonly page: string | undefined
  /** Time zone (IANA) of the reader, where their browser says it. */
  readonly timeZone?: string | undefined
  /** Application of the asker, if a nonce proved their identity. */
  readonly application: Application | undefined
  /** Whether a nonce proved who asks. */
  readonly isSignedIn?: boolean
  /** Whether it has to reserve a notary and none is free. */
  readonly lacksNotary?: boolean
  /** Deed that the asker signs as a co-owner, if they ask about it. */
  readonly signing?: Signing | undefined
}

export interface HelpAnswer {
  readonly text: string
  /** Id of the article that was used. Null if a person must answer. */
  readonly article: string | null
  readonly isHandedOver: boolean
  readonly suggestions: readonly string[]
}

/** Answers a question from a lender's help, with the source; if no article is sure, says who can answer. */
export async function answerQuestion(
  db: Database | Transaction,
  tenant: Tenant,
  question: Question,
  now: Date,
): Promise<HelpAnswer> {
  const { text, page, application, timeZone } = question
  const scope = helpScopeOf(tenant)
  const found = await findArticle(db, tenant, now, { text, page, state: application?.state, scope })
  if (found.article !== undefined) return said(tenant, found.article, question, now)
  const suggestions = found.near.flatMap(({ article: { questions } }) => questions.slice(0, 1))
  const near =
    suggestions.length === 0 ? [] : [`${sentence(tenant, 'server.chatbot.near')}\n${suggestions.join('\n')}`]
  const parts = [sentence(tenant, 'server.chatbot.unknown'), ...near, handOver(tenant, now, timeZone)]
  return { text: parts.join('\n\n'), article: null, isHandedOver: true, suggestions }
}

function said(
  tenant: Tenant,
  found: ArticleInForce,
  { text, application, lacksNotary, signing, isSignedIn, timeZone }: Question,
  now: Date,
): HelpAnswer {
  const { id, article } = found
  const isHandedOver = article.handOver === true
  const after = isHandedOver ? [handOver(tenant, now, timeZone)] : []
  const { position } = article
  const own = application
    ? ownAnswerTo(article, tenant, application, lacksNotary)
    : signing && signerAnswer(signing, article)
  const parts = own
    ? [own, (application && sandboxDay(tenant, application, now)) ?? []].flat()
    : [
        [
          ...lenderOpens(tenant, article, text),
          general(tenant, found),
          ...lenderAdds(tenant, article, timeZone === undefined ? undefined : { timeZone, now }),
        ].join(' '),
        sourceOf(tenant, article, now),
        ...(position === undefined || application || signing
          ? []
          : [sentence(tenant, isSignedIn ? 'server.chatbot.nothingOpen' : 'server.chatbot.signIn')]),
      ]
  return { text: [...parts, ...after].join('\n\n'), article: id, isHandedOver, suggestions: [] }
}

/** Formats the text of an article. Reading the flows already refuses one that is not a valid message. */
function general({ facts, locale }: Tenant, { text }: ArticleInForce): string {
  const parsed = parseOnce(text)
  return parsed.ok ? formatMessage(parsed.message, facts, locale) : ''
}
