import type { FastifyInstance } from 'fastify'
import type { NotarySession, NotarySlots } from '#generated/api'
import { loadOwned } from '../../applications/application-store.ts'
import { requireDue } from '../../applications/is-due.ts'
import { shifted } from '../../clock/clock.ts'
import { Problem } from '../../errors/problem.ts'
import { findNotarySlots } from '../../notary/find-notary-slots.ts'
import type { Services } from '../../services.ts'
import { minuteOf } from '../../vendors/minute-of.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
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

/** GET /service-application/api/v1/application/heloc/{uuid}/notary-session */
export function notarySession(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'The notary of an electronic session and the code that they show in it',
    refuses: [409],
    params: byUuid,
    response: { 200: services.schema('application.schema.json#/$defs/NotarySession') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-application/api/v1/application/heloc/:uuid/notary-session',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<NotarySession> => {
      const application = await loadOwned(services, request, request.params.uuid)
      const { uuid, version, loanFile, profile } = application
      requireDue(services.tenants.of(application), application, 'deedSigned')
      const { notary, notarySessionCode: sessionCode } = loanFile
      if (notary === undefined || sessionCode === undefined) throw new Problem(409, 'EVENT_NOT_ADMITTED')
      const participant = { lastName: profile.name?.lastName ?? '' }
      const joined = await vendorsOf(services, application).notary.joinSession(participant, {
        key: `${uuid}:session:${version}:${minuteOf(services.clock.now())}`,
        application: uuid,
      })
      if (joined === 'FAILED') throw new Problem(503, 'NOTARY_UNAVAILABLE')
      return { notary, sessionCode }
    },
  )
}
