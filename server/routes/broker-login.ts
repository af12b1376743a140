import type { FastifyInstance } from 'fastify'
import { applicationPath, type PagesSource, pathOf } from '#engine'
import type { BrokerLoginRequest, RedirectResponse } from '#generated/api'
import { loadAllOf } from '../applications/application-store.ts'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'
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
      // A co-owner has nothing but their signature here, by whatever door they come in.
      const isSigner = request.body.mode === 'signer' || userType === 'CO_DEEDER'
      const { pages } = tenant.journey.source
      return {
        redirect: isSigner ? pathOf(pages, 'heloc-signer/resume') : await landing(services, pages, identity),
      }
    },
  )
}

/** On with the application that began last; without one, to the dashboard. */
async function landing({ database }: Services, pages: PagesSource, identity: string): Promise<string> {
  const [newest] = await loadAllOf(database.db, identity)
  return newest === undefined ? pathOf(pages, 'dashboard') : applicationPath(pages, newest.uuid)
}
