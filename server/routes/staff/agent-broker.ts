import type { FastifyInstance } from 'fastify'
import type { BrokerLoginRequest, BrokerLogoutRequest, FigureInfo, RedirectResponse } from '#generated/api'
import { bearerOf, requireSession } from '../../auth/authenticate.ts'
import { signOut } from '../../auth/sign-out.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { leaveConversations } from '../../chat/agents/release-conversations.ts'
import { agentPaths } from '../../html/agent-paths.ts'
import type { Services } from '../../services.ts'
import { signInStaff } from '../../staff/sign-in-staff.ts'
import { toFigureInfo } from '../../wallet/to-figure-info.ts'
import { perAddress } from '../identity/per-address.ts'

/** The agent variants of the identity broker: login, logout and self/figureinfo. */
export function agentBroker(app: FastifyInstance, services: Services): void {
  login(app, services)
  logout(app, services)
  figureInfo(app, services)
}

/** POST /identity-broker/agent/api/v3/login */
function login(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in as one of the staff, or with orgCode as a broker of that lender',
    opensSession: true,
    refuses: [401],
    body: services.schema('identity.schema.json#/$defs/BrokerLoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: BrokerLoginRequest }>(
    '/identity-broker/agent/api/v3/login',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    (request, reply): Promise<RedirectResponse> => signInStaff(services, request, reply, request.body),
  )
}

/** POST /identity-broker/agent/secure/api/v3/logout */
function logout(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign out as one of the staff: the token and every later one of its session end',
    body: services.schema('identity.schema.json#/$defs/BrokerLogoutRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  app.post<{ Body: BrokerLogoutRequest }>(
    '/identity-broker/agent/secure/api/v3/logout',
    {
      config: { policy: { who: 'staff', data: 'own', audit: 'none' } },
      schema,
    },
    async (request): Promise<RedirectResponse> => {
      await requireSession(services, request)
      const { identity, session } = bearerOf(request)
      await signOut(services, request, { identity, session }, 'SIGNED_OUT')
      await leaveConversations(services, identity)
      request.bearer = null
      return { redirect: agentPaths.home }
    },
  )
}

/** GET /identity-broker/agent/secure/api/v3/self/figureinfo */
function figureInfo(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Which of the staff is signed in, as the identity broker says it',
    response: { 200: services.schema('identity.schema.json#/$defs/FigureInfo') },
  }
  app.get(
    '/identity-broker/agent/secure/api/v3/self/figureinfo',
    {
      config: { policy: { who: 'staff', data: 'own', audit: 'none' } },
      schema,
    },
    async (request): Promise<FigureInfo> => {
      const member = await loadMember(services, request)
      const [first] = member.memberships
      const { orgCode } = (services.tenants.find(first?.tenant ?? '') ?? services.tenants.fallback).settings
        .org
      return toFigureInfo({ ...member, organizationCode: orgCode })
    },
  )
}
