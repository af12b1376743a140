import type { FastifyInstance } from 'fastify'
import type { Standing } from '#generated/api'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { loadAllOwned, loadOwned } from '../../applications/application-store.ts'
import { loadStatus } from '../../applications/load-status.ts'
import { toHeloc, toStatus } from '../../applications/to-heloc.ts'
import type { Services } from '../../services.ts'
import { standingOf } from '../../standing/standing-of.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /service-application/api/v1/application/heloc/{uuid} */
export function application(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'One application',
    params: byUuid,
    response: { 200: services.schema('../domain/heloc.schema.json') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<Heloc> => toHeloc(await loadOwned(services, request, request.params.uuid)),
  )
}

/** GET /service-application/api/v1/application/heloc/all */
export function applications(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Every application of the signed-in person, the newest first',
    response: {
      200: {
        type: 'array',
        description: 'Applications.',
        items: services.schema('../domain/heloc.schema.json'),
      },
    },
  }
  app.get(
    '/service-application/api/v1/application/heloc/all',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    async (request): Promise<readonly Heloc[]> => (await loadAllOwned(services, request)).map(toHeloc),
  )
}

/** GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status */
export function status(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Where an application stands',
    params: byUuid,
    response: { 200: services.schema('../domain/application-status.schema.json') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-krang-heloc/borrower/secure/api/v1/:uuid/status',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<ApplicationStatus> =>
      toStatus(await loadStatus(services, request, request.params.uuid)),
  )
}

/** GET /service-application/api/v1/application/heloc/{uuid}/standing */
export function standing(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'How far an application is, and what its borrower will need',
    params: byUuid,
    response: { 200: services.schema('application.schema.json#/$defs/Standing') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/standing',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<Standing> => {
      const application = await loadOwned(services, request, request.params.uuid)
      return standingOf(services.tenants.of(application), application)
    },
  )
}
