import type { FastifyInstance } from 'fastify'
import type { SentTelemetryEvent } from '#generated/api'
import { findBearer } from '../../auth/tokens.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { createAddressGate } from '../../telemetry/create-address-gate.ts'
import { createCollector } from '../../telemetry/create-collector.ts'
import { toEventRow } from '../../telemetry/event-row.ts'
import { keptQuery, redactProperties } from '../../telemetry/narrow-event.ts'
import { requireNoObjection } from '../../telemetry/require-no-objection.ts'
import { figure } from '../../tenants/figure.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import type { JsonSchema } from '../../validation/api-schemas.ts'
import { findNamed } from '../../validation/find-named.ts'
import { telemetryContext } from './telemetry-context.ts'

/** POST /service-telemetry/ft/{context}/event (core specification 7) */
export function telemetryEvent(app: FastifyInstance, services: Services): void {
  const { secrets, clock, tenants } = services
  const { telemetry } = tenants.fallback.journey.source.limits.limits
  const admit = createAddressGate(figure(telemetry, 'eventsPerMinute'))
  const collector = createCollector(services)
  const schemaOf = (name: string) => services.schema(`telemetry.schema.json#/$defs/${name}`)
  const query = schemaOf('TelemetryQuery')
  const propertiesOf: Readonly<Record<string, JsonSchema>> = {
    PAGEVIEW: schemaOf('PageViewProperties'),
    'browser.web_vital': schemaOf('WebVitalProperties'),
    exception: schemaOf('ExceptionProperties'),
  }
  const schema = {
    summary: 'Tell of something that happened in a browser; sent again, it is kept once',
    refuses: [403, 409, 429],
    params: telemetryContext,
    body: schemaOf('SentTelemetryEvent'),
    response: { 204: { type: 'null', description: 'It is kept.' } },
  }
  app.post<{ Body: SentTelemetryEvent }>(
    '/service-telemetry/ft/:context/event',
    {
      schema,
      config: { policy: { who: 'anyone', data: 'none' }, isPoll: true },
      onRequest: async (request) => {
        await requireNoObjection(request)
        admit(request.ip)
      },
    },
    async (request, reply) => {
      const { event, eventProperties = {}, queryParams, sessionKey } = request.body
      if (sessionKey === undefined) throw new Problem(409, 'TELEMETRY_SESSION_UNKNOWN')
      const ours = findNamed(propertiesOf, event)
      const isOurs = ours !== undefined && request.validateInput(eventProperties, ours)
      // The specification names the page view alone; the properties of the others are counted as they are.
      if (!isOurs && ours !== undefined && event !== 'PAGEVIEW')
        throw new Problem(422, 'INVALID_REQUEST').at('eventProperties')
      const properties = isOurs ? eventProperties : redactProperties(eventProperties)
      const narrowed = {
        ...request.body,
        sessionKey,
        kept: { query: keptQuery(query, queryParams), properties },
      }
      const bearer = findBearer(secrets.tokenKey, request.headers.authorization, clock.now())
      const row = toEventRow(resolveTenant(services, request), narrowed, bearer)
      if (!(await collector.keep(row))) throw new Problem(409, 'TELEMETRY_SESSION_UNKNOWN')
      return reply.code(204).send()
    },
  )
}
