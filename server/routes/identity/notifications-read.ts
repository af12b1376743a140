import type { FastifyInstance } from 'fastify'
import type { NotificationsRead } from '#generated/api'
import { bearerOf, requireToken } from '../../auth/authenticate.ts'
import type { Services } from '../../services.ts'
import { loadNotifications } from '../../wallet/load-notifications.ts'
import { saveReads } from '../../wallet/notification-reads.ts'

/** PUT /service-wallet/secure/api/v4/account/notifications/read */
export function notificationsRead(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Keep that notifications were read, so that they are unread nowhere',
    body: services.schema('wallet.schema.json#/$defs/NotificationsRead'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.put<{ Body: NotificationsRead }>(
    '/service-wallet/secure/api/v4/account/notifications/read',
    { schema, onRequest: requireToken(services) },
    async (request, reply) => {
      const { identity } = bearerOf(request)
      const own = await loadNotifications(services, request)
      const read = own.map(({ uuid }) => uuid).filter((uuid) => request.body.uuids.includes(uuid))
      await saveReads(services.database.db, identity, read, services.clock.now())
      return reply.code(204).send()
    },
  )
}
