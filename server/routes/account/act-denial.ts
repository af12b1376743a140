import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBodies, sendPlainPage } from '../../html/plain-page.ts'
import { renderDenialQuestion, renderDenied, renderOldNotice } from '../../proofs/denial-pages.ts'
import { type Denial, denyAct, openDenial } from '../../proofs/deny-act.ts'
import { denialPath } from '../../proofs/tell-of-act.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

type ByToken = FastifyRequest<{ Params: { readonly token: string } }>

/**
 * GET and POST /not-me/{token}: lets the reader of a notice say, without signing in, that somebody else acted. GET only asks,
 * because mail programs open every link of a letter. POST can be repeated.
 */
export function actDenial(app: FastifyInstance, services: Services): void {
  const config = { ...perAddress(services, 'denial'), policy: { who: 'anyone', data: 'none' } } as const
  const path = `${denialPath}/:token`
  // These are pages for people, so the OpenAPI document leaves them out.
  const schema = { hide: true, params }
  app.register(async (scope) => {
    discardBodies(scope)
    scope.get(path, { config, schema }, async (request: ByToken, reply) =>
      sendPage(
        services,
        { request, reply },
        await openDenial(services, request.params.token),
        renderDenialQuestion,
      ),
    )
    scope.post(path, { config, schema }, async (request: ByToken, reply) => {
      const denial = await openDenial(services, request.params.token)
      if (denial !== undefined) await denyAct(services, request, denial)
      return sendPage(services, { request, reply }, denial, renderDenied)
    })
  })
}

const params = {
  type: 'object',
  required: ['token'],
  properties: {
    token: { type: 'string', maxLength: 256, description: 'Token of the letter that told of the act.' },
  },
}

/** Sends a page. If the token is not valid or too old, sends one that says whom to call, with status 404. */
function sendPage(
  { tenants }: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  denial: Denial | undefined,
  render: typeof renderDenied,
): FastifyReply {
  const tenant = denial?.tenant ?? tenants.findFor(request) ?? tenants.fallback
  return sendPlainPage(reply, denial ? 200 : 404, tenant, denial ? render : renderOldNotice)
}
