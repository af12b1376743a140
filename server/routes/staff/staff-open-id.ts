import type { FastifyInstance } from 'fastify'
import type { RedirectResponse, StaffLoginOffer, StaffLoginReturn, StaffLoginStart } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import { agentPaths } from '../../html/agent-paths.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import type { OpenIdProvider } from '../../staff/open-id/providers.ts'
import { signInByProvider } from '../../staff/open-id/sign-in-by-provider.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { findNamed } from '../../validation/find-named.ts'
import { perAddress } from '../identity/per-address.ts'

interface ByProvider {
  readonly provider: string
}

const base = '/service-staff/api/v1/logins'

/**
 * GET /service-staff/api/v1/logins, POST its /{provider}/start and /{provider}/finish: signs staff in at their lenders'
 * identity providers
 */
export function staffOpenId(app: FastifyInstance, services: Services): void {
  const load = once(() => loadProviders(services))
  const providerOf = async (name: string): Promise<OpenIdProvider> => {
    const provider = findNamed(await load(), name)
    if (provider === undefined) throw new Problem(404, 'STAFF_LOGIN_UNKNOWN')
    return provider
  }
  const params = {
    type: 'object',
    required: ['provider'],
    properties: { provider: { type: 'string', maxLength: 40, description: 'Name of the provider.' } },
  }
  const policy = { who: 'anyone', data: 'none' } as const
  const config = { ...perAddress(services, 'login'), policy }

  const offers = {
    summary: 'The providers at which the staff of a lender sign in',
    querystring: {
      type: 'object',
      properties: { orgCode: { type: 'string', maxLength: 64, description: 'Code of the lender.' } },
    },
    response: {
      200: {
        type: 'array',
        description: 'Providers.',
        items: services.schema('staff.schema.json#/$defs/StaffLoginOffer'),
      },
    },
  }
  app.get<{ Querystring: { readonly orgCode?: string } }>(
    base,
    { schema: offers, config: { policy } },
    async (request): Promise<StaffLoginOffer[]> => {
      const { code } = resolveTenant(services, request, request.query.orgCode)
      return [...services.staffLogins.values()]
        .filter(({ tenants }) => tenants.includes(code))
        .map(({ name, label }) => ({ name, label }))
    },
  )

  const start = {
    summary: 'Begin to sign in at a provider',
    refuses: [503],
    params,
    response: { 200: services.schema('staff.schema.json#/$defs/StaffLoginStart') },
  }
  app.post<{ Params: ByProvider }>(
    `${base}/:provider/start`,
    { schema: start, config },
    async (request): Promise<StaffLoginStart> => (await providerOf(request.params.provider)).begin(),
  )

  const finish = {
    summary: 'Sign in with what a provider sent the browser back with',
    refuses: [401, 403, 503],
    opensSession: true,
    params,
    body: services.schema('staff.schema.json#/$defs/StaffLoginReturn'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  app.post<{ Params: ByProvider; Body: StaffLoginReturn }>(
    `${base}/:provider/finish`,
    { schema: finish, config },
    async (request, reply): Promise<RedirectResponse> => {
      const provider = await providerOf(request.params.provider)
      await signInByProvider(services, request, reply, provider, request.body)
      return { redirect: agentPaths.home }
    },
  )
}

/** Loads the providers by name. The protocol's code is imported for the first sign-in there, because few servers need it. */
async function loadProviders({
  staffLogins,
  log,
}: Services): Promise<Readonly<Record<string, OpenIdProvider>>> {
  const { createOpenIdProvider } = await import('../../staff/open-id/providers.ts')
  return Object.fromEntries([...staffLogins].map(([name, login]) => [name, createOpenIdProvider(login, log)]))
}
