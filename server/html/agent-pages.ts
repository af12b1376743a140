import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { agentPaths } from '../staff/agent-paths.ts'
import type { AssetStore } from './assets/tenant-assets.ts'
import type { PageSource } from './page-source.ts'
import { renderAgentPage } from './render-agent-page.ts'
import { sendDocument } from './send-document.ts'

/** Answers every address below `/agent` with the document of the staff, in the provider's own brand, whatever lender a request names. */
export function registerAgentPages(
  app: FastifyInstance,
  services: Services,
  documents: PageSource,
  assets: AssetStore,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { fallback: tenant } = services.tenants
    const document = await documents.document(request.url, 'agent.html')
    const parts = { document, tenant, assets: assets.assetsOf(tenant) }
    return sendDocument(reply, documents, (nonce) => renderAgentPage({ ...parts, nonce }))
  }
  for (const path of [agentPaths.home, `${agentPaths.home}/*`])
    app.get(path, { schema: { hide: true } }, answer)
}
