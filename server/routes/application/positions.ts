import type { FastifyInstance } from 'fastify'
import type { Position } from '#generated/api'
import { listPositions } from '../../positions/open-positions.ts'
import type { Services } from '../../services.ts'

/** GET /sandbox/positions?application={uuid} */
export function positions(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sandbox: where the open applications stand, or one of them, without personal values',
    querystring: {
      type: 'object',
      properties: {
        application: { type: 'string', format: 'uuid', description: 'This one, open or not.' },
      },
    },
    response: {
      200: {
        type: 'array',
        description: 'Positions.',
        items: services.schema('sandbox.schema.json#/$defs/Position'),
      },
    },
  }
  app.get<{ Querystring: { readonly application?: string } }>(
    '/sandbox/positions',
    { config: { policy: { who: 'sandbox', data: 'none' } }, schema },
    ({ query }): Promise<readonly Position[]> => listPositions(services, query.application),
  )
}
