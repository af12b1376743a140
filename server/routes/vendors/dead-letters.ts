import type { FastifyInstance } from 'fastify'
import type { VendorCallbackReceipt } from '#generated/api'
import type { Act } from '../../audit/acts.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { loadDeadLetters, sendAgain } from '../../vendors/gateway/dead-letters.ts'

const path = '/operator/vendors/dead-letters'

/** Path parameters of a dead letter. */
export const byDeadLetter = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 60, description: 'Identity of the dead letter.' } },
}

/** GET /operator/vendors/dead-letters, and POST .../{id}/send-again */
export function deadLetters(app: FastifyInstance, services: Services): void {
  const auditedAs = (audit: Act) => ({ policy: { who: 'operator', data: 'none', audit } as const })
  const list = {
    summary:
      'Operator: calls to vendors and letters that were given up, and what vendors did that somebody should see',
    response: { 200: services.schema('vendors.schema.json#/$defs/DeadLetters') },
  }
  app.get(path, { config: auditedAs('saw.vendor-calls'), schema: list }, () => loadDeadLetters(services))
  const again = {
    summary: 'Operator: have a call or a letter sent again that was given up',
    refuses: [404],
    params: byDeadLetter,
    response: { 200: services.schema('vendors.schema.json#/$defs/VendorCallbackReceipt') },
  }
  app.post<{ Params: { readonly id: string } }>(
    `${path}/:id/send-again`,
    { config: auditedAs('changed.vendor-call'), schema: again },
    async ({ params }): Promise<VendorCallbackReceipt> => {
      if (!(await sendAgain(services, params.id))) throw new Problem(404, 'NOT_FOUND')
      return { taken: true }
    },
  )
}
