import type { FastifyInstance } from 'fastify'
import type { AddressSuggestion } from '#generated/api'
import type { Services } from '../../services.ts'
import { vendorsFor } from '../../vendors/vendors-of.ts'
import { perAddress } from '../identity/per-address.ts'

/** GET /service-property/external/api/v1/suggestions */
export function addressSuggestions(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Addresses that somebody who types may mean',
    querystring: {
      type: 'object',
      required: ['q'],
      properties: { q: { type: 'string', maxLength: 100, description: 'What was typed so far.' } },
    },
    response: {
      200: {
        type: 'array',
        description: 'Addresses.',
        items: services.schema('lender.schema.json#/$defs/AddressSuggestion'),
      },
    },
  }
  const config = perAddress(services, 'addressSuggestions')
  app.get<{ Querystring: { readonly q: string } }>(
    '/service-property/external/api/v1/suggestions',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request): Promise<readonly AddressSuggestion[]> => [
      ...(await vendorsFor(services, request).addresses.suggest(request.query.q)),
    ],
  )
}
