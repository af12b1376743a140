import type { FastifyInstance } from 'fastify'
import type { NotificationsRead } from '#generated/api'
import type { Services } from '../../services.ts'
import { markRead } from '../../wallet/mark-read.ts'

/** PUT /service-wallet/secure/api/v4/account/notifications/read */
export function notificationsRead(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Keep that notifications were read, so that they are unread nowhere',
    body: services.schema('wallet.schema.json#/$defs/NotificationsRead'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.put<{ Body: NotificationsRead }>(
    '/service-wallet/secure/api/v4/account/notifications/read',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request, reply) => {
      await markRead(services, request, request.body.uuids)
      return reply.code(204).send()
    },
  )
}
