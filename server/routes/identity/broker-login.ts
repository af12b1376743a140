import type { FastifyInstance } from 'fastify'
import { applicationPath, pathOf } from '#engine'
import type { BrokerLoginRequest, RedirectResponse } from '#generated/api'
import { loadAllOf } from '../../applications/application-store.ts'
import { landingOf } from '../../auth/landing.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { signIn } from './login.ts'
import { perAddress } from './per-address.ts'

/** POST /identity-broker/customer/api/v3/login */
export function brokerLogin(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in through the identity broker',
    refuses: [401],
    body: services.schema('identity.schema.json#/$defs/BrokerLoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/RedirectResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: BrokerLoginRequest }>(
    '/identity-broker/customer/api/v3/login',
    { schema, config },
    async (request, reply): Promise<RedirectResponse> => {
      const tenant = resolveTenant(services, request, request.body.orgCode)
      const { identity, userType } = await signIn(services, request, reply, tenant, request.body)
      const isSigner = request.body.mode === 'signer'
      return { redirect: await landing(services, tenant, { identity, isSigner, userType }) }
    },
  )
}

interface Arriving {
  readonly identity: string
  /** Came by the signers' door. */
  readonly isSigner: boolean
  readonly userType: string
}

async function landing(
  { database }: Services,
  tenant: Tenant,
  { identity, isSigner, userType }: Arriving,
): Promise<string> {
  const { pages } = tenant.journey.source
  const own = isSigner ? [] : await loadAllOf(database.db, identity)
  const isCoOwner = userType === 'CO_DEEDER'
  // A co-owner who applies for nothing has only their signature here, by whatever door they come in.
  if (isSigner || (isCoOwner && own.length === 0)) return pathOf(pages, 'heloc-signer/resume')
  const next = isCoOwner ? undefined : landingOf(tenant, own)
  return next === undefined ? pathOf(pages, 'dashboard') : applicationPath(pages, next.uuid)
}
