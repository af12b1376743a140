import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { IncomeLinkRequest, IncomeLinkResponse } from '#generated/api'
import { lockOwned } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import { requireDue } from '../../applications/is-due.ts'
import { toStatus } from '../../applications/to-heloc.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { Problem } from '../../errors/problem.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { askOutside } from '../../vendors/ask-outside.ts'
import type { Linker } from '../../vendors/ports/linker.ts'
import type { VendorCall } from '../../vendors/ports/vendor-call.ts'
import { vendorsOf } from '../../vendors/vendors-of.ts'
import { type ByLink, byLink, findLinkKind, vendorOf } from './link-kind.ts'

/** POST /service-application/api/v1/application/heloc/{uuid}/income-links/{type} */
export function incomeLink(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Link an income with the token that the vendor’s window answered; the sandbox takes a name as well',
    isIdempotent: true,
    params: byLink('Way of linking, an income source type.'),
    body: services.schema('application.schema.json#/$defs/IncomeLinkRequest'),
    response: { 200: services.schema('application.schema.json#/$defs/IncomeLinkResponse') },
  }
  app.post<{ Params: ByLink; Body: IncomeLinkRequest }>(
    '/service-application/api/v1/application/heloc/:uuid/income-links/:type',
    { config: { policy: { who: 'customer', data: 'own' } }, schema },
    (request, reply) =>
      askOutside(services, (asking) =>
        idempotently(services, request, reply, async (tx): Promise<IncomeLinkResponse> => {
          const type = findLinkKind(request.params.type)
          if (type === 'BANK_ACCOUNT') throw new Problem(404, 'INCOME_TYPE_UNKNOWN', { type })
          const application = await lockOwned(tx, request.params.uuid, bearerOf(request).identity)
          requireDue(services.tenants.of(application), application, 'incomeSubmitted')
          const token = keyedHash(services.secrets.dataKey, request.body.publicToken ?? '')
          const call = {
            key: `${application.uuid}:income-link:${type}:${application.version}:${token}`,
            application: application.uuid,
          }
          const employer = await linkedName(
            vendorsOf(asking, application).linking[vendorOf(type)],
            request.body,
            call,
          )
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
      ),
  )
}

async function linkedName(
  linker: Linker,
  { employer, publicToken }: IncomeLinkRequest,
  call: VendorCall,
): Promise<string | undefined> {
  if (publicToken === undefined) return employer
  const linked = await linker.exchange(publicToken, call)
  if (linked === undefined) throw new Problem(422, 'LINK_EXPIRED')
  return linked.name
}
