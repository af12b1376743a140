import type { FastifyInstance } from 'fastify'
import type {
  FactorChange,
  FactorCode,
  FactorRequest,
  FactorSetup,
  FactorVerification,
  FactorView,
  RecoveryCodes,
  RedirectResponse,
} from '#generated/api'
import { giveFactor } from '../../account/complete-sign-in.ts'
import { landingPath } from '../../account/landing.ts'
import { renewRecoveryCodes, setUpFactor, switchFactorOff } from '../../account/set-up-factor.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { requirePresentPassword } from '../../auth/passwords/require-present-password.ts'
import { viewFactor } from '../../second-factor/factor-store.ts'
import { beginFactor } from '../../second-factor/set-up.ts'
import type { Services } from '../../services.ts'
import { perAddress } from './per-address.ts'

const path = '/identity/secure/api/v1/second-factor'

/** GET and POST /identity/secure/api/v1/second-factor, and POST its /confirmation, /removal, /recovery-codes and /verification */
export function secondFactor(app: FastifyInstance, services: Services): void {
  const limited = perAddress(services, 'proof')
  const own = { who: 'customer', data: 'own' } as const
  const schemaOf = (name: string) => services.schema(`identity.schema.json#/$defs/${name}`)

  app.get(
    path,
    {
      config: { policy: own },
      schema: {
        summary: 'Whether one has set up a second factor',
        response: { 200: schemaOf('FactorView') },
      },
    },
    async (request): Promise<FactorView> =>
      viewFactor(services, (await findIdentity(services, request)).uuid),
  )
  app.post<{ Body: FactorRequest }>(
    path,
    {
      config: { ...limited, policy: { ...own, proof: 'password' } },
      schema: {
        summary: 'Begin to set up a second factor, for the password: a secret for an authenticator app',
        refuses: [409],
        body: schemaOf('FactorRequest'),
        response: { 200: schemaOf('FactorSetup') },
      },
    },
    async (request): Promise<FactorSetup> => {
      const account = await findIdentity(services, request)
      await requirePresentPassword(services, request, account, request.body.currentPassword)
      return beginFactor(services, services.tenants.of(account), account)
    },
  )
  app.post<{ Body: FactorCode }>(
    `${path}/confirmation`,
    {
      config: { ...limited, policy: { ...own, audit: 'changed.factor' } },
      schema: {
        summary: 'Confirm the second factor with a code of the app: every other session ends',
        refuses: [409],
        body: schemaOf('FactorCode'),
        response: { 200: schemaOf('RecoveryCodes') },
      },
    },
    async (request): Promise<RecoveryCodes> => {
      const account = await findIdentity(services, request)
      return { recoveryCodes: [...(await setUpFactor(services, request, account, request.body.code))] }
    },
  )
  app.post<{ Body: FactorChange }>(
    `${path}/removal`,
    {
      config: { ...limited, policy: { ...own, proof: 'password', audit: 'changed.factor' } },
      schema: {
        summary: 'Switch the second factor off, for the password and a code of it: every other session ends',
        body: schemaOf('FactorChange'),
        response: { 200: schemaOf('FactorView') },
      },
    },
    async (request): Promise<FactorView> => {
      const account = await findIdentity(services, request)
      const { currentPassword, code } = request.body
      await requirePresentPassword(services, request, account, currentPassword)
      await switchFactorOff(services, request, account, code)
      return viewFactor(services, account.uuid)
    },
  )
  recoveryCodes(app, services)
  verification(app, services)
}

/** POST /identity/secure/api/v1/second-factor/recovery-codes */
function recoveryCodes(app: FastifyInstance, services: Services): void {
  app.post<{ Body: FactorChange }>(
    `${path}/recovery-codes`,
    {
      config: {
        ...perAddress(services, 'proof'),
        policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.factor' },
      },
      schema: {
        summary: 'Get ten new recovery codes, for the password and a code: the earlier ones are void',
        refuses: [409],
        body: services.schema('identity.schema.json#/$defs/FactorChange'),
        response: { 200: services.schema('identity.schema.json#/$defs/RecoveryCodes') },
      },
    },
    async (request): Promise<RecoveryCodes> => {
      const account = await findIdentity(services, request)
      const { currentPassword, code } = request.body
      await requirePresentPassword(services, request, account, currentPassword)
      return { recoveryCodes: [...(await renewRecoveryCodes(services, request, account, code))] }
    },
  )
}

/** POST /identity/secure/api/v1/second-factor/verification */
function verification(app: FastifyInstance, services: Services): void {
  app.post<{ Body: FactorVerification }>(
    `${path}/verification`,
    {
      config: {
        ...perAddress(services, 'proof'),
        policy: { who: 'customer', data: 'own', signIns: 'due' },
      },
      schema: {
        summary: 'Complete a sign-in with a code of the second factor',
        opensSession: true,
        body: services.schema('identity.schema.json#/$defs/FactorVerification'),
        response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
      },
    },
    async (request, reply): Promise<RedirectResponse> => {
      const account = await findIdentity(services, request)
      const { code, mode } = request.body
      await giveFactor(services, request, reply, account, code)
      const { uuid: identity, userType } = account
      const arriving = { identity, isSigner: mode === 'signer', userType }
      return { redirect: await landingPath(services, services.tenants.of(account), arriving) }
    },
  )
}
