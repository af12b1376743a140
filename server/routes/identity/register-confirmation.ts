import type { FastifyInstance } from 'fastify'
import type { RegistrationConfirmation, RegistrationResponse } from '#generated/api'
import { type Concerned, noteSecurity } from '../../auth/note-security.ts'
import { openSession } from '../../auth/open-session.ts'
import { Problem } from '../../errors/problem.ts'
import { idempotently } from '../../http/idempotency/idempotently.ts'
import { type Attempt, confirmRegistration, tryCode } from '../../registration/confirm-registration.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/registration/register/confirm */
export function registerConfirmation(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Confirm the address of a registration with its code: opens the account, begins an application and signs in; a repeated request does not sign in again',
    opensSession: true,
    isIdempotent: true,
    body: services.schema('registration.schema.json#/$defs/RegistrationConfirmation'),
    response: { 200: services.schema('registration.schema.json#/$defs/RegistrationResponse') },
  }
  const config = perAddress(services, 'registerConfirmation')
  app.post<{ Body: RegistrationConfirmation }>(
    '/identity/api/v1/registration/register/confirm',
    { schema, config: { ...config, policy: { who: 'anyone', data: 'none' } } },
    async (request, reply) => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      // Outside of the transaction: a refusal rolls the transaction back, but the attempt must count.
      const attempt = await tryCode(services, tenant, request.body)
      const opened = await idempotently(
        services,
        request,
        reply,
        (tx): Promise<RegistrationResponse> => confirmRegistration(tx, services, tenant, attempt),
      ).catch((error: unknown) => {
        // Logged only if the code is refused here. A repeated request, whose code is used up by then, gets its stored response
        // and is not logged.
        if (error instanceof Problem && error.code === 'REGISTRATION_CODE')
          noteSecurity(services, request, 'code-refused', concernedBy(tenant, attempt))
        throw error
      })
      // A code opens one session, once: somebody who has only the repeated request signs in with the password.
      if (!reply.hasHeader('idempotency-replayed'))
        await openSession(services, request, reply, { identity: opened.identityUuid, tenant: tenant.code })
      return opened
    },
  )
}

const concernedBy = ({ code: tenant }: Tenant, { email }: Attempt): Concerned | undefined =>
  email === undefined ? undefined : { tenant, email }
