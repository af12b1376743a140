import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#source'
import type { Services } from '../services.ts'
import { queryOrg } from '../tenants/named-tenant.ts'
import { sentence } from '../tenants/sentence.ts'
import { agentPaths } from './agent-paths.ts'
import type { AssetStore } from './assets/tenant-assets.ts'
import type { PageSource } from './page-source.ts'
import { rememberTenant } from './remember-tenant.ts'
import type { PageParts } from './render-page.ts'
import { sendDocument } from './send-document.ts'

/**
 * Answers every address below `/agent` with the staff's document, in the provider's own brand, whatever lender a request names.
 * A broker's lender is remembered in a cookie for later sign-ins.
 */
export function registerAgentPages(
  app: FastifyInstance,
  services: Services,
  documents: PageSource,
  assets: AssetStore,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { fallback: tenant } = services.tenants
    const named = services.tenants.find(queryOrg(request) ?? '')
    if (named !== undefined) rememberTenant(reply, services, named)
    const document = await documents.document(request.url, 'agent.html')
    const parts = { document, tenant, assets: assets.assetsOf(tenant) }
    return sendDocument(reply, documents, (nonce) => renderAgentPage({ ...parts, nonce }))
  }
  for (const path of [agentPaths.home, `${agentPaths.home}/*`])
    app.get(path, { schema: { hide: true } }, answer)
}

/** Renders the staff's document: theme and icon, without a journey. */
function renderAgentPage({ document, tenant, assets, nonce }: Omit<PageParts, 'modules'>): string {
  const head = [
    `<link rel="stylesheet" href="${assets.themeUrl}" nonce="${nonce}">`,
    `<link rel="icon" href="${assets.faviconUrl}">`,
  ].join('\n    ')
  return document
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replace('<!--server:no-script-->', () => escapeHtml(sentence(tenant, 'server.page.noScript')))
    .replace('<!--server:head-->', () => head)
}
