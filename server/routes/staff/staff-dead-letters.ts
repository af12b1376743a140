import type { FastifyInstance } from 'fastify'
import type { DeadLetters, VendorCallbackReceipt } from '#generated/api'
import type { Act } from '../../audit/acts.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { administrators, tenantsOf } from '../../auth/staff/staff-member.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { loadDeadLetters, sendAgain } from '../../vendors/gateway/dead-letters.ts'
import { byDeadLetter } from '../vendors/dead-letters.ts'

const path = '/service-staff/secure/api/v1/dead-letters'

/** GET /service-staff/secure/api/v1/dead-letters, and POST .../{id}/send-again */
export function staffDeadLetters(app: FastifyInstance, services: Services): void {
  const auditedAs = (audit: Act) => ({
    policy: { who: 'staff', data: 'tenant', roles: administrators, audit } as const,
  })
  const list = {
    summary:
      'Calls to vendors and letters of the lenders that one administers which were given up, and what vendors did',
    refuses: [403],
    response: { 200: services.schema('vendors.schema.json#/$defs/DeadLetters') },
  }
  app.get(
    path,
    { config: auditedAs('saw.vendor-calls'), schema: list },
    async (request): Promise<DeadLetters> => {
      const member = await loadMember(services, request)
      return loadDeadLetters(services, tenantsOf(member, administrators))
    },
  )
  const again = {
    summary: 'Have a call or a letter sent again that was given up',
    refuses: [403],
    params: byDeadLetter,
    response: { 200: services.schema('vendors.schema.json#/$defs/VendorCallbackReceipt') },
  }
  app.post<{ Params: { readonly id: string } }>(
    `${path}/:id/send-again`,
    { config: auditedAs('changed.vendor-call'), schema: again },
    async (request): Promise<VendorCallbackReceipt> => {
      const member = await loadMember(services, request)
      if (!(await sendAgain(services, request.params.id, tenantsOf(member, administrators))))
        throw new Problem(404, 'NOT_FOUND')
      return { taken: true }
    },
  )
}
