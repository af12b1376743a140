import type { FastifyRequest } from 'fastify'
import { loadOwned } from '../applications/application-store.ts'
import { replayLinks } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/**
 * Stores the address of an application's session replay, replacing an earlier one. Throws a Problem (422) if it is not an
 * address of the lender's replay service.
 */
export async function saveReplayLink(
  services: Services,
  request: FastifyRequest,
  uuid: string,
  link: string,
): Promise<void> {
  const { tenant } = await loadOwned(services, request, uuid)
  const { replay } = services.tenants.resolve(tenant).settings
  if (!replay || URL.parse(link)?.origin !== new URL(replay.frameUrl).origin)
    throw new Problem(422, 'INVALID_REQUEST').at('link')
  const linkedAt = services.clock.now()
  await services.database.db
    .insert(replayLinks)
    .values({ application: uuid, link, linkedAt })
    .onConflictDoUpdate({ target: replayLinks.application, set: { link, linkedAt } })
}
