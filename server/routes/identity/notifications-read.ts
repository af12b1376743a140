import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NotificationsRead } from '#generated/api'
import { bearerOf, requireBearer } from '../../auth/authenticate.ts'
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
    { config: { policy: { who: 'customer', data: 'own' } }, schema, onRequest: requireBearer(services) },
    async (request, reply) => {
      await markRead(services, request, request.body.uuids)
      return reply.code(204).send()
    },
  )
}

/** Keeps that the bearer read notifications now; of those that are not theirs nothing is kept. */
async function markRead(
  services: Services,
  request: FastifyRequest,
  uuids: readonly string[],
): Promise<void> {
  const own = await loadNotifications(services, request)
  const read = own.map(({ uuid }) => uuid).filter((uuid) => uuids.includes(uuid))
  await saveReads(services.database.db, bearerOf(request).identity, read, services.clock.now())
}
