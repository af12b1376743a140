import type { FastifyInstance } from 'fastify'
import type { Accepted, RedirectResponse, StaffCodeRequest, StaffSetupRequest } from '#generated/api'
import type { Services } from '../../services.ts'
import { openPasswordSession } from '../../staff/sign-in-staff.ts'
import { mailAnotherStaffCode, setStaffPassword } from '../../staff/staff-passwords.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /service-staff/api/v1/setup-code and /service-staff/api/v1/setup */
export function staffSetup(app: FastifyInstance, services: Services): void {
  const code = {
    summary:
      'Mail one of the staff, or with orgCode a broker of that lender, a code to set a password; says nothing of whether the address is known',
    setsCookie: true,
    body: services.schema('staff.schema.json#/$defs/StaffCodeRequest'),
    response: { 202: services.schema('registration.schema.json#/$defs/Accepted') },
  }
  app.post<{ Body: StaffCodeRequest }>(
    '/service-staff/api/v1/setup-code',
    {
      schema: code,
      config: { ...perAddress(services, 'setupCode'), policy: { who: 'anyone', data: 'none' } },
    },
    async (request, reply) => {
      await mailAnotherStaffCode(services, request, reply)
      return reply.code(202).send({ accepted: true } satisfies Accepted)
    },
  )
  const setup = {
    summary:
      'Set the password of one of the staff, or with orgCode of a broker of that lender, with a mailed code, and sign in',
    opensSession: true,
    body: services.schema('staff.schema.json#/$defs/StaffSetupRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  app.post<{ Body: StaffSetupRequest }>(
    '/service-staff/api/v1/setup',
    { schema: setup, config: { ...perAddress(services, 'setup'), policy: { who: 'anyone', data: 'none' } } },
    async (request, reply): Promise<RedirectResponse> => {
      const member = await setStaffPassword(services, request, request.body)
      return openPasswordSession(services, request, reply, member, { identity: member.uuid })
    },
  )
}
