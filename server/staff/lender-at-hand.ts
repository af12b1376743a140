import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { namedTenant } from '../tenants/named-tenant.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The lender at whose door somebody signs in to work, named by the call, its host or its cookie; undefined where none is. Refusals are then said in its words. */
export function findLenderAtHand(
  { tenants }: Pick<Services, 'tenants'>,
  request: FastifyRequest,
  orgCode: string | undefined,
): Tenant | undefined {
  const name = orgCode ?? namedTenant(request, tenants.all())
  const lender = name === undefined ? undefined : tenants.find(name)
  if (lender !== undefined) request.lender = lender.code
  return lender
}
