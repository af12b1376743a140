import type { FastifyInstance } from 'fastify'
import type { DocumentTextResponse } from '#generated/api'
import { findBearer } from '../../auth/tokens.ts'
import { findPublicText, findPublicVersion } from '../../documents/made/consent-text.ts'
import { toTextResponse } from '../../documents/made/to-text-response.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { type OfOrganization, ofOrganization } from '../params.ts'

/** GET /service-application/external/api/v1/heloc/disclosures/{id} */
export function disclosure(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A text that is shown before one agrees to it, or that comes with an application',
    params: {
      type: 'object',
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          maxLength: 64,
          description: 'Text: soft-credit, hard-credit, esign, terms, privacy, line-terms or heloc-booklet.',
        },
      },
    },
    querystring: {
      ...ofOrganization,
      properties: {
        ...ofOrganization.properties,
        version: {
          type: 'string',
          maxLength: 16,
          description: 'The version that somebody agreed to; that in force when left out.',
        },
      },
    },
    response: { 200: services.schema('documents.schema.json#/$defs/DocumentTextResponse') },
  }
  app.get<{ Params: { readonly id: string }; Querystring: OfOrganization & { readonly version?: string } }>(
    '/service-application/external/api/v1/heloc/disclosures/:id',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request): Promise<DocumentTextResponse> => {
      // A signed-in user gets their own lender's text, whatever the host.
      const bearer = findBearer(
        services.secrets.tokenKey,
        request.headers.authorization,
        services.clock.now(),
      )
      const tenant = resolveTenant(services, request, request.query.orgCode ?? bearer?.tenant)
      const { id } = request.params
      const { version } = request.query
      const text =
        version === undefined
          ? findPublicText(tenant, id, services.clock.now())
          : findPublicVersion(tenant, id, version)
      if (text === undefined) throw new Problem(404, 'NOT_FOUND')
      return toTextResponse(text)
    },
  )
}
