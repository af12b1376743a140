import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { chosenLocale, inLocale } from './languages.ts'
import type { Tenant } from './tenant.ts'

/**
 * Returns the lender that a request names in its body or query, otherwise the one that it names elsewhere. Throws a Problem
 * (404) for an unknown name.
 */
export function resolveTenant({ tenants }: Services, request: FastifyRequest, orgCode?: string): Tenant {
  const tenant = orgCode === undefined ? tenants.findFor(request) : tenants.find(orgCode)
  if (tenant === undefined) throw new Problem(404, 'TENANT_UNKNOWN')
  // Later refusals of this request use this lender's words.
  request.lender = tenant.code
  return inLocale(tenant, chosenLocale(request))
}
