import type { FastifyInstance } from 'fastify'
import type { NotarySlots } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { requireDue } from '../../applications/is-due.ts'
import { shifted } from '../../clock/clock.ts'
import { findNotarySlots } from '../../notary/find-notary-slots.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-application/api/v1/application/heloc/{uuid}/notary-slots */
export function notarySlots(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Times at which a notary in person is free',
    refuses: [409],
    params: byUuid,
    response: { 200: services.schema('application.schema.json#/$defs/NotarySlots') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/notary-slots',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<NotarySlots> => {
      const application = await loadOwned(services, request, request.params.uuid)
      requireDue(services.tenants.of(application), application, 'notaryReserved')
      return findNotarySlots(services, application, shifted(services.clock.now(), application.timeShiftMs))
    },
  )
}
