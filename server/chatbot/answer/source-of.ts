import { findServerState, formatMessage, inForce } from '#engine'
import type { HelpArticle } from '#source'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pageTitle } from './page-title.ts'

/** Formats the source of an answer as a sentence below it. */
export function sourceOf(tenant: Tenant, { source, states: [state] = [] }: HelpArticle, now: Date): string {
  const { document, page, regulation } = source
  if (regulation !== undefined) return sentence(tenant, 'server.chatbot.source.regulation', { regulation })
  if (document !== undefined)
    return sentence(tenant, 'server.chatbot.source.document', {
      title: documentTitle(tenant, document, now),
    })
  if (page !== undefined) {
    // An article about some states speaks of the page as it is in these.
    const { aspect } = findServerState(tenant.journey.serverStates, state ?? '')?.source ?? {}
    return sentence(tenant, 'server.chatbot.source.page', { title: pageTitle(tenant, page, aspect) })
  }
  return sentence(tenant, 'server.chatbot.source.disclosure')
}

function documentTitle({ documents, facts, locale }: Tenant, id: string, now: Date): string {
  const template = inForce(documents.get(id) ?? [], now)
  return template === undefined ? id : formatMessage(template.title, facts, locale)
}
