import type { FastifyInstance } from 'fastify'
import type { SentTelemetrySessionRequest, TelemetrySession } from '#generated/api'
import type { Services } from '../../services.ts'
import { beginSession } from '../../telemetry/begin-session.ts'
import { keptQuery } from '../../telemetry/narrow-event.ts'
import { requireNoObjection } from '../../telemetry/require-no-objection.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from '../identity/per-address.ts'
import { telemetryContext } from './telemetry-context.ts'

/** POST /service-telemetry/ft/{context}/session (core specification 7) */
export function telemetrySession(app: FastifyInstance, services: Services): void {
  const query = services.schema('telemetry.schema.json#/$defs/TelemetryQuery')
  const schema = {
    summary: 'Begin a session of telemetry, or go on with one',
    refuses: [403, 429],
    params: telemetryContext,
    body: services.schema('telemetry.schema.json#/$defs/SentTelemetrySessionRequest'),
    response: { 200: services.schema('telemetry.schema.json#/$defs/TelemetrySession') },
  }
  app.post<{ Body: SentTelemetrySessionRequest }>(
    '/service-telemetry/ft/:context/session',
    {
      schema,
      config: { ...perAddress(services, 'telemetrySession'), policy: { who: 'anyone', data: 'none' } },
      onRequest: requireNoObjection,
    },
    (request): Promise<TelemetrySession> =>
      beginSession(services, resolveTenant(services, request).code, {
        ...request.body,
        queryParams: keptQuery(query, request.body.queryParams),
      }),
  )
}
