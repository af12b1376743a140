import type { FastifyInstance } from 'fastify'
import type { VendorCallbackReceipt } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { takeCallback } from '../../vendors/gateway/take-callback.ts'

interface ByConnection {
  readonly connection: string
}

/** POST /service-vendors/callbacks/{connection} */
export function vendorCallback(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Gateway: the answer of a vendor to a request that was accepted before, signed (Standard Webhooks)',
    security: [{ gateway: [] }],
    refuses: [401, 404],
    params: {
      type: 'object',
      required: ['connection'],
      properties: {
        connection: { type: 'string', maxLength: 40, description: 'Connection of the deployment.' },
      },
    },
    body: services.schema('vendors.schema.json#/$defs/VendorCallback'),
    response: { 200: services.schema('vendors.schema.json#/$defs/VendorCallbackReceipt') },
  }
  app.register(async (scope) => {
    // The signature is computed over the raw body; `takeCallback` parses and checks it.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: ByConnection; Body: string | undefined }>(
      '/service-vendors/callbacks/:connection',
      { config: { policy: { who: 'anyone', data: 'none' } }, schema, validatorCompiler: () => () => true },
      async ({ params, headers, body }): Promise<VendorCallbackReceipt> => {
        const connection = services.vendors.connections.get(params.connection)
        if (connection?.kind !== 'gateway') throw new Problem(401, 'UNAUTHENTICATED')
        return { taken: await takeCallback(services, { connection, headers, body: body ?? '' }) }
      },
    )
  })
}
