import type { FastifyInstance } from 'fastify'
import type { StoredCeoFeedback } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { administrators, tenantsOf } from '../../auth/staff/staff-member.ts'
import { loadCeoFeedback } from '../../feedback/ceo-feedback-store.ts'
import type { Services } from '../../services.ts'

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
