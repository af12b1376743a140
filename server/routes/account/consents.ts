import type { FastifyInstance } from 'fastify'
import type { ConsentView, WithdrawableConsent } from '#generated/api'
import { listConsents } from '../../account/list-consents.ts'
import { withdrawConsent } from '../../account/withdraw-consent.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import type { Services } from '../../services.ts'

const path = '/identity/secure/api/v1/consents'

/** GET /identity/secure/api/v1/consents, DELETE /identity/secure/api/v1/consents/{consent} */
export function consents(app: FastifyInstance, services: Services): void {
  const items = services.schema('account.schema.json#/$defs/ConsentView')
  const response = { 200: { type: 'array', description: 'Consents, the newest first.', items } }
  const byConsent = {
    type: 'object',
    required: ['consent'],
    properties: { consent: services.schema('account.schema.json#/$defs/WithdrawableConsent') },
  }
  app.get(
    path,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: { summary: 'What one has agreed to', response },
    },
    async (request): Promise<ConsentView[]> => listConsents(services, await findIdentity(services, request)),
  )
  app.delete<{ Params: { readonly consent: WithdrawableConsent } }>(
    `${path}/:consent`,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: { summary: 'Take a consent back', params: byConsent, response },
    },
    async (request): Promise<ConsentView[]> => {
      const account = await findIdentity(services, request)
      await withdrawConsent(services, account.uuid, request.params.consent)
      return listConsents(services, account)
    },
  )
}
