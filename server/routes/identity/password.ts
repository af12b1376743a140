import type { FastifyInstance } from 'fastify'
import type { PasswordChangeRequest, SessionsEnded } from '#generated/api'
import { changePassword } from '../../account/change-password.ts'
import type { Services } from '../../services.ts'

/** POST /identity/secure/api/v1/password */
export function password(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Change one’s own password: every other session ends',
    refuses: [429],
    body: services.schema('identity.schema.json#/$defs/PasswordChangeRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/SessionsEnded') },
  }
  app.post<{ Body: PasswordChangeRequest }>(
    '/identity/secure/api/v1/password',
    {
      config: { policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.password' } },
      schema,
    },
    async (request): Promise<SessionsEnded> => ({
      ended: await changePassword(services, request, request.body),
    }),
  )
}
