import type { FastifyInstance } from 'fastify'
import type { AccountData, AccountDataRequest } from '#generated/api'
import { collectData } from '../../account/collect-data.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { requirePresentPassword } from '../../auth/passwords/require-present-password.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /identity/secure/api/v1/data */
export function accountData(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A copy of everything that one’s own account holds, for the password',
    body: services.schema('account.schema.json#/$defs/AccountDataRequest'),
    response: { 200: services.schema('account.schema.json#/$defs/AccountData') },
  }
  const config = perAddress(services, 'accountData')
  app.post<{ Body: AccountDataRequest }>(
    '/identity/secure/api/v1/data',
    {
      config: {
        ...config,
        policy: { who: 'customer', data: 'own', proof: 'password', audit: 'exported.account' },
      },
      schema,
    },
    async (request): Promise<AccountData> => {
      const account = await findIdentity(services, request)
      await requirePresentPassword(services, request, account, request.body.currentPassword)
      noteSecurity(services, request, 'data-downloaded', { identity: account.uuid })
      return collectData(services, account, bearerOf(request))
    },
  )
}
