import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FlagDecision, FlagRequest, FlagResponse, FlagsRequest, FlagsResponse } from '#generated/api'
import { findBearer } from '../../auth/tokens.ts'
import { decideFlag, decideFlags } from '../../flags/decide-flags.ts'
import type { FlagQuestion } from '../../flags/evaluate-for.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'

/** Visitors use the context `external`, signed-in users `customer`. In both, the token identifies the user. */
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
      const { featureKey, optimizeUser } = request.body
      const question = questionOf(services, request, optimizeUser)
      return { enabled: (await decideFlag(services, question, featureKey)).flagEnabled }
    },
  )
  app.post<{ Body: FlagsRequest }>(
    `${base}/v1/features`,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      schema: schemaOf('The feature flags that are on', 'FlagsRequest', 'FlagsResponse'),
    },
    (request): Promise<FlagsResponse> =>
      decideFlags(services, questionOf(services, request, request.body.optimizeUser)),
  )
  app.post<{ Body: FlagRequest }>(
    `${base}/v2/decision`,
    {
      config: { policy: { who: 'anyone', data: 'none' } },
      schema: schemaOf('A feature flag with its variables', 'FlagRequest', 'FlagDecision'),
    },
    (request): Promise<FlagDecision> => {
      const { featureKey, optimizeUser } = request.body
      return decideFlag(services, questionOf(services, request, optimizeUser), featureKey)
    },
  )
}

const questionOf = (
  services: Services,
  request: FastifyRequest,
  user: FlagsRequest['optimizeUser'],
): FlagQuestion => ({
  tenant: resolveTenant(services, request, user.attributes?.organization),
  user,
  bearer: findBearer(services.secrets.tokenKey, request.headers.authorization, services.clock.now()),
})
