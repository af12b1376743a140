import type { FastifyInstance } from 'fastify'
import type { Insights } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { administrators, requireRole } from '../../auth/staff/staff-member.ts'
import { loadInsights } from '../../insights/load-insights.ts'
import type { Services } from '../../services.ts'
import { lenderOf } from '../../staff/add-staff.ts'
import { ofOrganization } from '../params.ts'

/** GET /service-staff/secure/api/v1/insights?orgCode={code} */
export function insights(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Numbers of a lender that one administers, week by week, page by page; of small groups nothing',
    refuses: [403],
    querystring: { ...ofOrganization, required: ['orgCode'] },
    response: { 200: services.schema('insights.schema.json#/$defs/Insights') },
  }
  app.get<{ Querystring: { readonly orgCode: string } }>(
    '/service-staff/secure/api/v1/insights',
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: administrators, audit: 'saw.numbers' } },
      schema,
    },
    async (request): Promise<Insights> => {
      const member = await loadMember(services, request)
      // Checked before the lender is looked up, so that nobody learns here whether another lender exists.
      requireRole(member, administrators, request.query.orgCode)
      return loadInsights(services, lenderOf(services, request.query.orgCode))
    },
  )
}
