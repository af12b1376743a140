import type { FastifyInstance } from 'fastify'
import type { Accepted, RegistrationResponse, SetupCodeRequest, SetupRequest } from '#generated/api'
import { followLanguage } from '../../account/choose-language.ts'
import { findLanding } from '../../account/landing.ts'
import { openSession } from '../../auth/open-session.ts'
import { setPassword } from '../../registration/set-password.ts'
import { mailSetupCode } from '../../registration/setup-codes.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/registration/setup */
export function setup(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Set the password of an account with a mailed code',
    opensSession: true,
    body: services.schema('registration.schema.json#/$defs/SetupRequest'),
    response: { 200: services.schema('registration.schema.json#/$defs/RegistrationResponse') },
  }
  const config = perAddress(services, 'setup')
  app.post<{ Body: SetupRequest }>(
    '/identity/api/v1/registration/setup',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply): Promise<RegistrationResponse> => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const account = await setPassword(services, request, tenant, request.body)
      const locale = await followLanguage(services, { request, reply }, tenant, account)
      const person = { identity: account.uuid, tenant: tenant.code }
      const { due } = await openSession(services, request, reply, person)
      const language = locale !== undefined && { locale }
      if (due.totpVerified === false) return { identityUuid: account.uuid, ...language, ...due }
      const next = await findLanding(services, tenant, account.uuid)
      return {
        identityUuid: account.uuid,
        ...(next && { applicationUuid: next.uuid }),
        ...language,
      }
    },
  )
}

/** POST /identity/api/v1/registration/setup-code */
export function setupCode(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Mail a code with which an account is set up or its password renewed; says nothing of whether the address is known',
    setsCookie: true,
    body: services.schema('registration.schema.json#/$defs/SetupCodeRequest'),
    response: { 202: services.schema('registration.schema.json#/$defs/Accepted') },
  }
  const config = perAddress(services, 'setupCode')
  app.post<{ Body: SetupCodeRequest }>(
    '/identity/api/v1/registration/setup-code',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      await mailSetupCode(services, request, reply, { tenant, email: request.body.email })
      return reply.code(202).send({ accepted: true } satisfies Accepted)
    },
  )
}
