import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenStatus, OperatingHours } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isOpenAt, openingHours } from '../../tenants/opening-hours.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import type { Tenant } from '../../tenants/tenant.ts'

interface OfDepartment {
  readonly Params: { readonly department: string }
  readonly Headers: { readonly org?: string; readonly 'x-org'?: string }
}

/** GET /service-operating-hours/external/api/v1/hours/{department}, and below it /week, /openStatus and /openStatus/week */
export function operatingHours(app: FastifyInstance, services: Services): void {
  const params = {
    type: 'object',
    required: ['department'],
    properties: { department: { type: 'string', maxLength: 64, description: 'OPS_PHONE or OPS_CHAT.' } },
  }
  const querystring = {
    type: 'object',
    properties: { display: { type: 'string', description: 'true: for people to read.' } },
  }
  const headers = {
    type: 'object',
    properties: { org: { type: 'string', maxLength: 64, description: 'Code of the lender.' } },
  }
  const path = '/service-operating-hours/external/api/v1/hours/:department'
  const hours = {
    summary: 'When a department answers; the header x-org, or org, names the lender',
    headers,
    params,
    querystring,
    response: { 200: services.schema('lender.schema.json#/$defs/OperatingHours') },
  }
  for (const url of [path, `${path}/week`, `${path}/openStatus/week`])
    app.get<OfDepartment>(
      url,
      { config: { policy: { who: 'anyone', data: 'none' } }, schema: hours },
      async (request): Promise<OperatingHours> =>
        openingHours(lenderOf(services, request), request.params.department),
    )
  const open = {
    summary: 'Whether a department answers now; the header org, or x-org, names the lender',
    headers,
    params,
    response: { 200: services.schema('lender.schema.json#/$defs/OpenStatus') },
  }
  app.get<OfDepartment>(
    `${path}/openStatus`,
    { config: { policy: { who: 'anyone', data: 'none' } }, schema: open },
    async (request): Promise<OpenStatus> => ({
      isOpen: isOpenAt(lenderOf(services, request), request.params.department, services.clock.now()),
    }),
  )
}

/**
 * Returns the lender of a request. The chat names it by `org` (support specification 7), the footer by `x-org`. Throws a
 * Problem (400) if they name different lenders.
 */
function lenderOf(services: Services, request: FastifyRequest<OfDepartment>): Tenant {
  const { org, 'x-org': other } = request.headers
  const tenant = resolveTenant(services, request, org)
  if (org !== undefined && other && services.tenants.find(other) !== tenant)
    throw new Problem(400, 'TENANTS_DIFFER')
  return tenant
}
