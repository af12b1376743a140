import type { FastifyInstance } from 'fastify'
import type { FlagDecision, FlagRequest, FlagResponse, FlagsRequest, FlagsResponse } from '#generated/api'
import type { Services } from '../../services.ts'
import { decideFlag, enabledFlags } from '../../tenants/decide-flag.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'

/** Visitors ask in the context `external`, signed-in people in `customer`; a flag depends on the lender alone. */
const params = {
  type: 'object',
  required: ['context'],
  properties: {
    context: { type: 'string', enum: ['external', 'customer'], description: 'Who asks.' },
  },
}

/** POST /service-optimize/{context}/api/v1/feature, /v1/features and /v2/decision (core specification 7) */
export function flags(app: FastifyInstance, services: Services): void {
  const base = '/service-optimize/:context/api'
  const schemaOf = (summary: string, request: string, response: string) => ({
    summary,
    params,
    body: services.schema(`flags.schema.json#/$defs/${request}`),
    response: { 200: services.schema(`flags.schema.json#/$defs/${response}`) },
  })
  app.post<{ Body: FlagRequest }>(
    `${base}/v1/feature`,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      schema: schemaOf('Whether a feature flag is on', 'FlagRequest', 'FlagResponse'),
    },
    async (request): Promise<FlagResponse> => {
      const tenant = resolveTenant(services, request, organizationOf(request.body))
      return { enabled: decideFlag(tenant.settings, request.body.featureKey).flagEnabled }
    },
  )
  app.post<{ Body: FlagsRequest }>(
    `${base}/v1/features`,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      schema: schemaOf('The feature flags that are on', 'FlagsRequest', 'FlagsResponse'),
    },
    async (request): Promise<FlagsResponse> => {
      const tenant = resolveTenant(services, request, organizationOf(request.body))
      return { features: enabledFlags(tenant.settings) }
    },
  )
  app.post<{ Body: FlagRequest }>(
    `${base}/v2/decision`,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      schema: schemaOf('A feature flag with its variables', 'FlagRequest', 'FlagDecision'),
    },
    async (request): Promise<FlagDecision> =>
      decideFlag(
        resolveTenant(services, request, organizationOf(request.body)).settings,
        request.body.featureKey,
      ),
  )
}

const organizationOf = ({ optimizeUser }: FlagsRequest): string | undefined =>
  optimizeUser.attributes?.organization
