import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { IncomeLinkRequest, IncomeLinkResponse } from '#generated/api'
import type { IncomeSourceType } from '#generated/domain'
import { lockOwned } from '../applications/application-store.ts'
import { commit } from '../applications/commit.ts'
import { toStatus } from '../applications/to-answers.ts'
import { bearerOf, requireBearer } from '../auth/authenticate.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { idempotently } from './idempotently.ts'
import { type ByUuid, byUuid } from './params.ts'

const linkable: readonly IncomeSourceType[] = [
  'PLAID_TRANSACTIONS',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'POINTSERV_TAX',
  'TRUV_FINANCIAL_ACCOUNTS',
  'TRUV_PAYROLL',
]

/** POST /service-application/api/v1/application/heloc/{uuid}/income-links/{type} */
export function incomeLink(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Link an income through a vendor; the sandbox links at once',
    params: {
      ...byUuid,
      required: ['uuid', 'type'],
      properties: {
        ...byUuid.properties,
        type: { type: 'string', maxLength: 64, description: 'Way of linking, an income source type.' },
      },
    },
    body: services.schema('application.schema.json#/$defs/IncomeLinkRequest'),
    response: { 200: services.schema('application.schema.json#/$defs/IncomeLinkResponse') },
  }
  app.post<{ Params: ByUuid & { readonly type: string }; Body: IncomeLinkRequest }>(
    '/service-application/api/v1/application/heloc/:uuid/income-links/:type',
    { schema, onRequest: requireBearer(services) },
    (request, reply) =>
      idempotently(services, request, reply, async (tx): Promise<IncomeLinkResponse> => {
        const type = findLinkable(request.params.type)
        const application = await lockOwned(tx, request.params.uuid, bearerOf(request).identity)
        if (application.state !== 'INCOME_VERIFICATION') throw new Problem(409, 'EVENT_NOT_ADMITTED')
        const { employer } = request.body
        const source = {
          uuid: randomUUID(),
          type,
          status: 'PENDING' as const,
          ...(employer === undefined ? {} : { employer }),
          ...(application.loanFile.statedIncome === undefined
            ? {}
            : { annualIncome: application.loanFile.statedIncome }),
        }
        const others = (application.heloc.incomeSources ?? []).filter((known) => known.type !== type)
        const patch = { heloc: { incomeSources: [...others, source] } }
        const linked = await commit(tx, services, application, patch, { who: application.owner })
        return { source, status: toStatus(linked) }
      }),
  )
}

/** As the enumeration writes it, or as a path does: truv-payroll. */
function findLinkable(type: string): IncomeSourceType {
  const found = linkable.find((known) => known === type.toUpperCase().replaceAll('-', '_'))
  if (found === undefined) throw new Problem(404, 'INCOME_TYPE_UNKNOWN', { type: type.slice(0, 40) })
  return found
}
