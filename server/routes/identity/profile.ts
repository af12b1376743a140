import type { FastifyInstance } from 'fastify'
import type { Profile } from '#generated/domain'
import { findIdentity } from '../../auth/find-identity.ts'
import type { Services } from '../../services.ts'

/** GET /service-profile/api/v1/profile */
export function profile(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'The person who applies',
    response: { 200: services.schema('../domain/profile.schema.json') },
  }
  app.get(
    '/service-profile/api/v1/profile',
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema },
    async (request): Promise<Profile> => (await findIdentity(services, request)).profile,
  )
}
