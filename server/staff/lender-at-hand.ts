import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { namedTenant } from '../tenants/named-tenant.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Finds the lender of a staff sign-in, named by the request, its host or its cookie. Undefined if there is none. Refusals then
 * use this lender's words.
 */
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
