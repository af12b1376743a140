import type { FastifyInstance } from 'fastify'
import type { DocumentTextResponse } from '#generated/api'
import { findBearer } from '../auth/tokens.ts'
import { findPublicText } from '../documents/consent-text.ts'
import { toTextResponse } from '../documents/to-text-response.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'
import { type OfOrganization, ofOrganization } from './params.ts'

/** GET /service-application/external/api/v1/heloc/disclosures/{id} */
export function disclosure(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A text that is shown before one agrees to it',
    params: {
      type: 'object',
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          maxLength: 64,
          description: 'Text: soft-credit, hard-credit, esign, terms or privacy.',
        },
      },
    },
    querystring: ofOrganization,
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentTextResponse') },
  }
  app.get<{ Params: { readonly id: string }; Querystring: OfOrganization }>(
    '/service-application/external/api/v1/heloc/disclosures/:id',
    { schema },
    async (request): Promise<DocumentTextResponse> => {
      // Whoever is signed in gets their own lender's text, whatever host they came by.
      const bearer = await findBearer(services.secrets.tokenKey, request.headers.authorization)
      const tenant = resolveTenant(services, request, request.query.orgCode ?? bearer?.tenant)
      const text = findPublicText(tenant, request.params.id)
      if (text === undefined) throw new Problem(404, 'NOT_FOUND')
      return toTextResponse(text)
    },
  )
}
