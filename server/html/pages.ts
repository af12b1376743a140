import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { firstForm, type PagesSource, pagePattern } from '#engine'
import type { Services } from '../services.ts'
import { isSandboxOpen } from '../settings/sandbox-settings.ts'
import { linkedLocale, rememberLanguage } from '../tenants/languages.ts'
import { registerAgentPages } from './agent-pages.ts'
import { sendAsset } from './assets/asset.ts'
import { builtAssets } from './assets/built-assets.ts'
import { type AssetStore, createAssetStore } from './assets/tenant-assets.ts'
import { findPage, hasUnknownValue } from './find-page.ts'
import { drawQuestion, type QuestionOf } from './first-view/draw-question.ts'
import { missingPage } from './missing-page.ts'
import { findPageLender } from './page-lender.ts'
import type { PageSource } from './page-source.ts'
import { registerRedirects, registerRoot } from './redirects.ts'
import { rememberTenant } from './remember-tenant.ts'
import { renderPage } from './render-page.ts'
import { sendDocument } from './send-document.ts'
import { spellingsOf } from './spellings-of.ts'

/** Answers every page path with its lender's document, and serves the files that the document loads. */
export function pages(
  root: string,
  createSource: (app: FastifyInstance, base: string) => Promise<PageSource>,
) {
  return async (app: FastifyInstance, services: Services): Promise<void> => {
    const source: PagesSource = services.tenants.fallback.journey.source.pages
    const base = source.basePath
    const documents = await createSource(app, base)
    const assets = createAssetStore(base, services.tenants)
    registerAssets(app, root, base, assets)
    registerRedirects(app, services, source)
    registerAgentPages(app, services, documents, assets)
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      answerPage(services, { documents, assets, request, reply })
    registerRoot(app, services, source, answer)
    const own = Object.keys(source.pages).map((id) => pagePattern(source, id))
    const elsewhere = own.filter((pattern) => !pattern.startsWith(`${base}/`))
    for (const pattern of [...elsewhere.flatMap(spellingsOf), `${base}/*`])
      app.get(pattern, { schema: { hide: true } }, answer)
    app.get('/*', { schema: { hide: true } }, (request, reply) =>
      app.isOfApi(request.url) || readsJsonAlone(request)
        ? reply.callNotFound()
        : answer(request, reply.code(404)),
    )
  }
}

/** Whether a client asks for JSON and not for a page. */
const readsJsonAlone = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('json') && !accept.includes('text/html')

interface PageRequest {
  readonly documents: PageSource
  readonly assets: AssetStore
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answerPage(services: Services, page: PageRequest): Promise<FastifyReply> {
  const { documents, assets, request, reply } = page
  const lender = await findPageLender(services, request)
  if (lender === undefined) return missingPage(reply)
  const { tenant, isToBeRemembered, elsewhere } = lender
  if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
  if (isToBeRemembered) rememberTenant(reply, services, tenant)
  if (linkedLocale(request) === tenant.locale) rememberLanguage(reply, tenant.locale)
  const address = request.url.split('?')[0] ?? ''
  const id = findPage(tenant.journey.source.pages, address)
  if (hasUnknownValue(tenant.journey.source.pages, address)) reply.code(404)
  const first = id === undefined ? undefined : { page: id, form: firstForm(tenant.journey.source, id) }
  const parts = {
    document: await documents.document(request.url),
    tenant,
    assets: assets.assetsOf(tenant),
    first,
    modules: first ? documents.modulesOf(first) : [],
    isTrial: isSandboxOpen(services.sandbox),
    firstView: await findFirstView(documents, {
      tenant,
      assets: assets.assetsOf(tenant),
      page: id,
      address: request.url,
    }),
  }
  const { replay } = tenant.settings
  const frames = replay ? [new URL(replay.frameUrl).origin] : []
  return sendDocument(reply, { dev: documents.dev, frames }, (nonce) => renderPage({ ...parts, nonce }))
}

/** Returns the first view of a page that visitors may see. Undefined for other pages. */
async function findFirstView(documents: PageSource, of: QuestionOf) {
  const { area, entry = false } = of.tenant.journey.source.pages.pages[of.page ?? ''] ?? {}
  return area === 'public' ? { question: await drawQuestion(documents, of), isForLater: !entry } : undefined
}

function registerAssets(app: FastifyInstance, root: string, base: string, assets: AssetStore): void {
  const findBuilt = builtAssets(path.join(root, 'dist/assets'))
  app.get<{ Params: { readonly '*': string } }>(
    `${base}/assets/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const address = request.params['*']
      const asset = (await assets.find(address)) ?? findBuilt(address)
      if (asset === undefined) return reply.callNotFound()
      // An SVG that is opened by itself must not run scripts.
      if (asset.type.startsWith('image/svg'))
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return sendAsset(request, reply, asset)
    },
  )
}
