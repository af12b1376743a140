import type { FastifyInstance } from 'fastify'
import type { StaffSelf } from '#generated/api'
import { loadMember } from '../../auth/staff/find-staff.ts'
import type { Services } from '../../services.ts'

/** GET /service-staff/secure/api/v1/self */
export function staffSelf(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Who is signed in at /agent, with roles at lenders',
    response: { 200: services.schema('staff.schema.json#/$defs/StaffSelf') },
  }
  app.get(
    '/service-staff/secure/api/v1/self',
    {
      config: { policy: { who: 'staff', data: 'own', audit: 'none' } },
      schema,
    },
    async (request): Promise<StaffSelf> => {
      const { uuid, name, email, userType, memberships } = await loadMember(services, request)
      const lenders = [...new Set(memberships.map(({ tenant }) => tenant))].flatMap((code) => {
        const tenant = services.tenants.find(code)
        if (tenant === undefined) return []
        const roles = memberships.filter((one) => one.tenant === code).map(({ role }) => role)
        const { companyNameShort } = tenant.settings.org.orgMetaData.companyInfo
        return [{ tenant: code, name: companyNameShort, roles }]
      })
      return { identityUuid: uuid, name, email, userType, lenders }
    },
  )
}
