import type { FastifyInstance } from 'fastify'
import type { LinkSession } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import type { Services } from '../../services.ts'
import { minuteOf } from '../../vendors/minute-of.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
import { type ByLink, byLink, findLinkKind, vendorOf } from './link-kind.ts'

/** POST /service-application/api/v1/application/heloc/{uuid}/link-sessions/{type} */
export function linkSession(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Open the window of the vendor that links an income or a bank account',
    params: byLink('An income source type, or bank-account.'),
    response: { 200: services.schema('application.schema.json#/$defs/LinkSession') },
  }
  app.post<{ Params: ByLink }>(
    '/service-application/api/v1/application/heloc/:uuid/link-sessions/:type',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<LinkSession> => {
      const { uuid, type } = request.params
      const application = await loadOwned(services, request, uuid)
      const kind = findLinkKind(type)
      const vendor = vendorOf(kind)
      const call = {
        key: `${application.uuid}:link:${kind}:${application.version}:${minuteOf(services.clock.now())}`,
        application: application.uuid,
      }
      const { linkToken, practice } = await vendorsOf(services, application).linking[vendor].open(kind, call)
      return { vendor, linkToken, practice: [...practice] }
    },
  )
}
