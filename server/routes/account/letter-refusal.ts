import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBodies, sendPlainPage } from '../../html/plain-page.ts'
import { type OpenRefusal, openRefusal, refuseLetters } from '../../letters/refusal/open-refusal.ts'
import { refusalPath } from '../../letters/refusal/refusal-link.ts'
import {
  renderBrokenLink,
  renderRefusalQuestion,
  renderRefused,
} from '../../letters/refusal/refusal-pages.ts'
import type { Services } from '../../services.ts'

type ByToken = FastifyRequest<{ Params: { readonly token: string } }>

/**
 * GET and POST /unsubscribe/{token}: unsubscribes from letters without signing in (RFC 8058). GET only asks for confirmation,
 * because mail programs open every link of a letter. POST unsubscribes, whether a mail program or the page's own button sends
 * it, and can be repeated.
 */
export function letterRefusal(app: FastifyInstance, services: Services): void {
  const config = { policy: { who: 'anyone', data: 'none' } } as const
  const path = `${refusalPath}/:token`
  // These are pages for people and their mail programs, so the OpenAPI document leaves them out.
  const schema = { hide: true, params }
  app.register(async (scope) => {
    // The body of a mail program (`List-Unsubscribe=One-Click`) adds nothing to the address.
    discardBodies(scope)
    scope.get(path, { config, schema }, async (request: ByToken, reply) => {
      const refusal = await openRefusal(services, request.params.token)
      return sendPage(services, { request, reply }, refusal, renderRefusalQuestion)
    })
    scope.post(path, { config, schema }, async (request: ByToken, reply) => {
      const refusal = await openRefusal(services, request.params.token)
      if (refusal !== undefined) await refuseLetters(services, refusal)
      return sendPage(services, { request, reply }, refusal, renderRefused)
    })
  })
}

const params = {
  type: 'object',
  required: ['token'],
  properties: {
    token: { type: 'string', maxLength: 256, description: 'Sealed: whose letters, and about what.' },
  },
}

/** Sends a page. If the token is not valid, sends one that says so, with status 404. */
function sendPage(
  { tenants }: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  refusal: OpenRefusal | undefined,
  render: typeof renderRefused,
): FastifyReply {
  const tenant = refusal?.tenant ?? tenants.findFor(request) ?? tenants.fallback
  return sendPlainPage(reply, refusal ? 200 : 404, tenant, (of) =>
    refusal ? render({ ...refusal, ...of }) : renderBrokenLink(of),
  )
}
