import type { FastifyInstance } from 'fastify'
import { pathOf } from '#engine'
import type {
  BrokerLoginRequest,
  BrokerLogoutRequest,
  LoginRequest,
  LoginResponse,
  RedirectResponse,
} from '#generated/api'
import { landingPath } from '../../account/landing.ts'
import { signIn } from '../../account/sign-in.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { signOut } from '../../auth/sign-out.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/login */
export function login(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in',
    refuses: [401],
    opensSession: true,
    body: services.schema('identity.schema.json#/$defs/LoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/LoginResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: LoginRequest }>(
    '/identity/api/v1/login',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const { jwt, due } = await signIn(services, request, reply, tenant, request.body)
      return { jwt, ...due } satisfies LoginResponse
    },
  )
}

/** POST /identity-broker/customer/api/v3/login */
export function brokerLogin(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in through the identity broker',
    refuses: [401],
    opensSession: true,
    body: services.schema('identity.schema.json#/$defs/BrokerLoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: BrokerLoginRequest }>(
    '/identity-broker/customer/api/v3/login',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply): Promise<RedirectResponse> => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const { identity, userType, locale, due } = await signIn(services, request, reply, tenant, request.body)
      const language = locale !== undefined && { locale }
      // Where they go next would tell of an application.
      if (due.totpVerified === false)
        return { redirect: pathOf(tenant.journey.source.pages, 'dashboard'), ...language, ...due }
      const isSigner = request.body.mode === 'signer'
      const redirect = await landingPath(services, tenant, { identity, isSigner, userType })
      return { redirect, ...language }
    },
  )
}

/** POST /identity-broker/customer/secure/api/v3/logout */
export function brokerLogout(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign out: the token and every later one of its session end',
    body: services.schema('identity.schema.json#/$defs/BrokerLogoutRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  app.post<{ Body: BrokerLogoutRequest }>(
    '/identity-broker/customer/secure/api/v3/logout',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request): Promise<RedirectResponse> => {
      const { identity, session, tenant } = bearerOf(request)
      await signOut(services, request, { identity, session }, 'SIGNED_OUT')
      const { pages } = services.tenants.resolve(tenant).journey.source
      request.bearer = null
      return {
        redirect: request.body.mode === 'signer' ? pathOf(pages, 'heloc-signer/login') : '/auth/logout',
      }
    },
  )
}
