import type { FastifyInstance } from 'fastify'
import type { SessionsEnded } from '#generated/api'
import { bearerOf } from '../../auth/authenticate.ts'
import { hasSession, listSessions } from '../../auth/session-store.ts'
import { signOut, signOutElsewhere } from '../../auth/sign-out.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

const path = '/identity/secure/api/v1/sessions'

const bySession = {
  type: 'object',
  required: ['session'],
  properties: { session: { type: 'string', format: 'uuid', description: 'A session of one’s own.' } },
}

/** GET and DELETE /identity/secure/api/v1/sessions, DELETE /identity/secure/api/v1/sessions/{session} */
export function sessions(app: FastifyInstance, services: Services): void {
  const ended = services.schema('identity.schema.json#/$defs/SessionsEnded')
  const items = services.schema('identity.schema.json#/$defs/SessionView')
  const list = { type: 'array', description: 'Sessions, the last used first.', items }

  app.get(
    path,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: { summary: 'Where one is signed in', response: { 200: list } },
    },
    (request) => listSessions(services, bearerOf(request)),
  )
  app.delete(
    path,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: { summary: 'Sign out everywhere else', response: { 200: ended } },
    },
    async (request): Promise<SessionsEnded> => ({ ended: await signOutElsewhere(services, request) }),
  )
  const one = { summary: 'Sign out somewhere else, or here', params: bySession, response: { 200: ended } }
  app.delete<{ Params: { readonly session: string } }>(
    `${path}/:session`,
    { config: { policy: { who: 'customer', data: 'own' } }, schema: one },
    async (request): Promise<SessionsEnded> => {
      const { identity, session: current } = bearerOf(request)
      const { session } = request.params
      if (!(await hasSession(services, identity, session))) throw new Problem(404, 'SESSION_NOT_FOUND')
      const count = await signOut(services, request, { identity, session }, 'ENDED')
      // The session has just ended, so its token is not renewed.
      if (session === current) request.bearer = null
      return { ended: count }
    },
  )
}
