import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { completeDocument } from './openapi/complete-document.ts'
import { describeCall } from './openapi/describe-call.ts'
import { tagDescriptions } from './openapi/tags.ts'
import type { Services } from './services.ts'
import { figure } from './tenants/figure.ts'
import { namedSchemas } from './validation/api-schemas.ts'

/** Serves the OpenAPI document of every endpoint, read from its schema: /docs for people, /docs/json for programs. */
export async function docs(app: FastifyInstance, root: string, services: Services): Promise<void> {
  const { schema, tenants } = services
  app.addSchema({ $id: 'ErrorResponse', ...schema('errors.schema.json#/$defs/ErrorResponse') })
  const keptDays = figure(tenants.fallback.journey.source.limits.limits.retention, 'idempotencyKeyDays')
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Home equity applications',
        description:
          'The reference backend. Paths that the specification names are kept; the others are ours. A field of a request that may be left out may also be null.',
        version: '1',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
      servers: [{ url: '/', description: 'The host that serves this document.' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          staff: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Of those who work for lenders.',
          },
          chatToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Of one participant of one conversation.',
          },
          chatbotToken: { type: 'apiKey', in: 'header', name: 'x-chat-token' },
          operator: { type: 'http', scheme: 'operator' },
          provider: {
            type: 'apiKey',
            in: 'header',
            name: 'x-signature',
            description: 'As each provider of chat signs its calls, or a token that CXone was given.',
          },
          gateway: {
            type: 'apiKey',
            in: 'header',
            name: 'webhook-signature',
            description: 'Standard Webhooks, with the secret of the connection.',
          },
        },
      },
    },
    convertConstToEnum: false,
    transform: describeCall(keptDays),
    transformObject: completeDocument(tenants.fallback, namedSchemas(root)),
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
