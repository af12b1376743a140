import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../auth/authenticate.ts'
import type { Services } from '../services.ts'
import { loadNotifications } from './load-notifications.ts'
import { saveReads } from './notification-reads.ts'

/** Stores that the bearer has read notifications now. Those of others are ignored. */
export async function markRead(
  services: Services,
  request: FastifyRequest,
  uuids: readonly string[],
): Promise<void> {
  const own = await loadNotifications(services, request)
  const read = own.map(({ uuid }) => uuid).filter((uuid) => uuids.includes(uuid))
  await saveReads(services.database.db, bearerOf(request).identity, read, services.clock.now())
}
