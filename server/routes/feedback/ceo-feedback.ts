import type { FastifyInstance } from 'fastify'
import type { CeoFeedback, StoredCeoFeedback } from '#generated/api'
import { findIdentity } from '../../auth/find-identity.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { administrators, tenantsOf } from '../../auth/staff/staff-member.ts'
import { Problem } from '../../errors/problem.ts'
import { loadCeoFeedback, saveCeoFeedback } from '../../feedback/ceo-feedback-store.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /service-profile/api/v1/feedback/ceo (support specification 7) */
export function ceoFeedback(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Tell the chief executive something; the provider’s own brand alone asks for it',
    refuses: [403, 429],
    body: services.schema('feedback.schema.json#/$defs/CeoFeedback'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.post<{ Body: CeoFeedback }>(
    '/service-profile/api/v1/feedback/ceo',
    {
      schema,
      config: { ...perAddress(services, 'feedback'), policy: { who: 'customer', data: 'own' } },
    },
    async (request, reply) => {
      const sender = await findIdentity(services, request)
      if (!services.tenants.of(sender).settings.providerBrand) throw new Problem(403, 'FEEDBACK_NOT_ASKED')
      await saveCeoFeedback(services, sender, request.body)
      return reply.code(204).send()
    },
  )
}

/** GET /service-staff/secure/api/v1/feedback/ceo */
export function ceoFeedbackList(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'What applicants told the chief executive, the newest first',
    refuses: [403],
    response: {
      200: {
        type: 'array',
        description: 'Messages.',
        items: services.schema('feedback.schema.json#/$defs/StoredCeoFeedback'),
      },
    },
  }
  app.get(
    '/service-staff/secure/api/v1/feedback/ceo',
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: administrators, audit: 'saw.feedback' } },
      schema,
    },
    async (request): Promise<readonly StoredCeoFeedback[]> => {
      const member = await loadMember(services, request)
      return loadCeoFeedback(services, tenantsOf(member, administrators))
    },
  )
}
