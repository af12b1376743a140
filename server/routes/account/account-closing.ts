import type { FastifyInstance } from 'fastify'
import type { AccountClosingRequest, SessionsEnded } from '#generated/api'
import { closeAccount } from '../../account/close-account.ts'
import type { Services } from '../../services.ts'

/** POST /identity/secure/api/v1/closing */
export function accountClosing(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Close one’s own account, for the password: every session ends, and its data are erased after retention',
    refuses: [409, 429],
    body: services.schema('account.schema.json#/$defs/AccountClosingRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/SessionsEnded') },
  }
  app.post<{ Body: AccountClosingRequest }>(
    '/identity/secure/api/v1/closing',
    {
      config: { policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.closed' } },
      schema,
    },
    async (request): Promise<SessionsEnded> => {
      const ended = await closeAccount(services, request, request.body)
      // The session has just ended, so its token is not renewed.
      request.bearer = null
      return { ended }
    },
  )
}
