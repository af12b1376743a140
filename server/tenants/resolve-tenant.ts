import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from './tenant.ts'

/** The lender that a call names in its body or query, else the one that its request names. An unknown name is refused. */
export function resolveTenant({ tenants }: Services, request: FastifyRequest, orgCode?: string): Tenant {
  const tenant = orgCode === undefined ? tenants.findFor(request) : tenants.find(orgCode)
  if (tenant === undefined) throw new Problem(404, 'TENANT_UNKNOWN')
  // A later refusal of this request is said in this lender's words.
  request.lender = tenant.code
  return tenant
}
