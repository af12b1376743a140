import type { FastifyInstance } from 'fastify'
import type { OpenStatus, OperatingHours } from '#generated/api'
import type { Services } from '../services.ts'
import { isOpenAt, openingHours } from '../tenants/opening-hours.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'

interface OfDepartment {
  readonly department: string
}

/** GET /service-operating-hours/external/api/v1/hours/{department}, its /week, and its /openStatus */
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
  const path = '/service-operating-hours/external/api/v1/hours/:department'
  const hours = {
    summary: 'When a department answers; the header x-org names the lender',
    params,
    querystring,
    response: { 200: services.schema('lender.schema.json#/$defs/OperatingHours') },
  }
  for (const url of [path, `${path}/week`])
    app.get<{ Params: OfDepartment }>(
      url,
      { schema: hours },
      async (request): Promise<OperatingHours> =>
        openingHours(resolveTenant(services, request), request.params.department),
    )
  const open = {
    summary: 'Whether a department answers now',
    params,
    response: { 200: services.schema('lender.schema.json#/$defs/OpenStatus') },
  }
  app.get<{ Params: OfDepartment }>(
    `${path}/openStatus`,
    { schema: open },
    async (request): Promise<OpenStatus> => ({
      isOpen: isOpenAt(resolveTenant(services, request), request.params.department, services.clock.now()),
    }),
  )
}
