import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WalletAccount, WalletAccountItem, WalletProfile } from '#generated/api'
import { walletAddress } from '../../applications/wallet-address.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { shortName } from '../../auth/full-name.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { loadNotifications } from '../../wallet/load-notifications.ts'

/** GET /service-wallet/secure/api/v4/account and its /access (core specification 7) */
export function wallet(app: FastifyInstance, services: Services): void {
  const base = '/service-wallet/secure/api/v4/account'
  const access = {
    summary: 'The wallet of the signed-in person',
    querystring: {
      type: 'object',
      properties: {
        principal: {
          type: 'string',
          maxLength: 128,
          description: 'Address of the wallet for which one acts: one’s own.',
        },
      },
    },
    refuses: [403],
    response: { 200: services.schema('wallet.schema.json#/$defs/WalletProfile') },
  }
  app.get<{ Querystring: { readonly principal?: string } }>(
    `${base}/access`,
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema: access },
    async (request): Promise<WalletProfile> => {
      const account = await accountOf(services, request)
      // Nobody can act for another's wallet here, so only one's own is valid.
      const { principal = account.address } = request.query
      if (principal !== account.address) throw new Problem(403, 'WALLET_OF_OTHER')
      return { account, authorizedWallet: { authorizationType: 'OWNER' } }
    },
  )
  const list = {
    summary: 'The accounts of the signed-in person with their notifications',
    response: {
      200: {
        type: 'array',
        description: 'Accounts.',
        items: services.schema('wallet.schema.json#/$defs/WalletAccountItem'),
      },
    },
  }
  app.get(
    base,
    { config: { policy: { who: 'customer', data: 'own', session: 'in-query' } }, schema: list },
    async (request): Promise<WalletAccountItem[]> => {
      const account = await accountOf(services, request)
      const notifications = await loadNotifications(services, request)
      return [{ account, authorizedWallets: [{ address: account.address }], notifications }]
    },
  )
}

async function accountOf(services: Services, request: FastifyRequest): Promise<WalletAccount> {
  const { uuid, profile } = await findIdentity(services, request)
  return { name: shortName(profile), address: walletAddress(uuid) }
}
