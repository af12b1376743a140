import type { FastifyInstance } from 'fastify'
import type { LoanOriginator } from '#generated/api'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import sandbox from '../vendors/sandbox.json' with { type: 'json' }
import { type ByUuid, byUuid } from './params.ts'

/** GET /service-lead-portal/api/lo/{uuid} */
export function loanOriginator(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A loan originator, as applicants may see one',
    params: byUuid,
    response: { 200: services.schema('lender.schema.json#/$defs/LoanOriginator') },
  }
  app.get<{ Params: ByUuid }>(
    '/service-lead-portal/api/lo/:uuid',
    { schema },
    async (request): Promise<LoanOriginator> => {
      const found: LoanOriginator | undefined = sandbox.originators.find(
        ({ uuid }) => uuid === request.params.uuid,
      )
      if (found === undefined) throw new Problem(404, 'ORIGINATOR_NOT_FOUND')
      return found
    },
  )
}
