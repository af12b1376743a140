import type { FastifyInstance } from 'fastify'
import type { FactorCode, FactorSetup, FactorView, RecoveryCodes, RedirectResponse } from '#generated/api'
import { completeSignIn, giveFactor } from '../../account/complete-sign-in.ts'
import { setUpFactor } from '../../account/set-up-factor.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { brandOf } from '../../auth/staff/staff-realm.ts'
import { viewFactor } from '../../second-factor/factor-store.ts'
import { beginFactor } from '../../second-factor/set-up.ts'
import type { Services } from '../../services.ts'
import { landingOfStaff } from '../../staff/sign-in-staff.ts'
import { perAddress } from '../identity/per-address.ts'

const path = '/service-staff/secure/api/v1/second-factor'

/**
 * GET and POST /service-staff/secure/api/v1/second-factor, and POST its /confirmation and /verification: what one of the staff can call between
 * the password and the second factor
 */
export function staffFactor(app: FastifyInstance, services: Services): void {
  const config = {
    ...perAddress(services, 'proof'),
    policy: { who: 'staff', data: 'own', signIns: 'due', audit: 'none' },
  } as const
  const schemaOf = (name: string) => services.schema(`identity.schema.json#/$defs/${name}`)

  const viewed = {
    summary: 'Whether one of the staff, between the password and the second factor, has set one up',
    response: { 200: schemaOf('FactorView') },
  }
  app.get(path, { config, schema: viewed }, async (request): Promise<FactorView> => {
    const { uuid } = await loadMember(services, request)
    return viewFactor(services, uuid)
  })
  const begun = {
    summary: 'Begin to set up the second factor of one of the staff: a secret for an authenticator app',
    refuses: [409],
    response: { 200: schemaOf('FactorSetup') },
  }
  app.post(path, { config, schema: begun }, async (request): Promise<FactorSetup> => {
    const member = await loadMember(services, request)
    return beginFactor(services, brandOf(services, member.realm), member)
  })
  const confirmed = {
    summary: 'Confirm the second factor of one of the staff with a code of the app, and sign in',
    opensSession: true,
    refuses: [409],
    body: schemaOf('FactorCode'),
    response: { 200: schemaOf('RecoveryCodes') },
  }
  app.post<{ Body: FactorCode }>(
    `${path}/confirmation`,
    {
      config: { ...config, policy: { ...config.policy, audit: 'changed.factor' } },
      schema: confirmed,
    },
    async (request, reply): Promise<RecoveryCodes> => {
      const account = await accountOf(services, request)
      const recoveryCodes = await setUpFactor(services, request, account, request.body.code)
      await completeSignIn(services, request, reply, account)
      return { recoveryCodes: [...recoveryCodes] }
    },
  )
  const verified = {
    summary: 'Complete the sign-in of one of the staff with a code of the second factor',
    opensSession: true,
    body: schemaOf('FactorCode'),
    response: { 200: schemaOf('RedirectResponse') },
  }
  app.post<{ Body: FactorCode }>(
    `${path}/verification`,
    { config, schema: verified },
    async (request, reply): Promise<RedirectResponse> => {
      const member = await loadMember(services, request)
      await giveFactor(services, request, reply, { ...member, tenant: member.realm }, request.body.code)
      return { redirect: landingOfStaff(member) }
    },
  )
}

async function accountOf(services: Services, request: Parameters<typeof loadMember>[1]) {
  const { uuid, email, realm: tenant } = await loadMember(services, request)
  return { uuid, email, tenant }
}
