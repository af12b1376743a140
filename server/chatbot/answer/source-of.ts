import { formatMessage, inForce } from '#engine'
import type { HelpArticle } from '#source'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pageTitle } from './page-title.ts'

/** Formats the source of an answer as a sentence below it. */
export function sourceOf(tenant: Tenant, { source }: HelpArticle, now: Date): string {
  const { document, page, regulation } = source
  if (regulation !== undefined) return sentence(tenant, 'server.chatbot.source.regulation', { regulation })
  if (document !== undefined)
    return sentence(tenant, 'server.chatbot.source.document', {
      title: documentTitle(tenant, document, now),
    })
  if (page !== undefined)
    return sentence(tenant, 'server.chatbot.source.page', { title: pageTitle(tenant, page) })
  return sentence(tenant, 'server.chatbot.source.disclosure')
}

function documentTitle({ documents, facts, locale }: Tenant, id: string, now: Date): string {
  const template = inForce(documents.get(id) ?? [], now)
  return template === undefined ? id : formatMessage(template.title, facts, locale)
}
