import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBodies, type PageOf, sendPlainPage } from '../../html/plain-page.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Pages behind a link of a letter, for somebody who is not signed in. `Opened` is what the link's token stands for. */
export interface TokenPages<Opened extends { readonly tenant: Tenant }> {
  readonly path: string
  readonly config: FastifyContextConfig
  /** Words for the token in the description of the parameter. */
  readonly token: string
  /** Undefined if the token is not valid. */
  readonly open: (token: string) => Promise<Opened | undefined>
  readonly act: (request: FastifyRequest, opened: Opened) => Promise<void>
  readonly question: (of: PageOf, opened: Opened) => string
  readonly done: (of: PageOf, opened: Opened) => string
  readonly broken: (of: PageOf) => string
}

/**
 * Registers GET and POST {path}/{token}. GET only asks for confirmation, because mail programs open every link of a letter. POST
 * acts, and can be repeated. A token that is not valid is answered with a page that says so, with status 404.
 */
export function registerTokenPages<Opened extends { readonly tenant: Tenant }>(
  app: FastifyInstance,
  { tenants }: Pick<Services, 'tenants'>,
  { path, config, token, open, act, question, done, broken }: TokenPages<Opened>,
): void {
  const properties = { token: { type: 'string', maxLength: 256, description: token } }
  // These are pages for people and their mail programs, so the OpenAPI document leaves them out.
  const schema = { hide: true, params: { type: 'object', required: ['token'], properties } }
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    opened: Opened | undefined,
    render: TokenPages<Opened>['done'],
  ) => {
    const tenant = opened?.tenant ?? tenants.findFor(request) ?? tenants.fallback
    return sendPlainPage(reply, opened ? 200 : 404, tenant, (of) =>
      opened ? render(of, opened) : broken(of),
    )
  }
  app.register(async (scope) => {
    discardBodies(scope)
    scope.get<ByToken>(`${path}/:token`, { config, schema }, async (request, reply) =>
      send(request, reply, await open(request.params.token), question),
    )
    scope.post<ByToken>(`${path}/:token`, { config, schema }, async (request, reply) => {
      const opened = await open(request.params.token)
      if (opened !== undefined) await act(request, opened)
      return send(request, reply, opened, done)
    })
  })
}

interface ByToken {
  readonly Params: { readonly token: string }
}
