import type { FastifyInstance } from 'fastify'
import type { AccountClosingRequest, AccountData, AccountDataRequest, SessionsEnded } from '#generated/api'
import { closeAccount } from '../../account/close-account.ts'
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

/** POST /identity/secure/api/v1/closing */
export function accountClosing(app: FastifyInstance, services: Services): void {
  const schema = {
    summary:
      'Close one’s own account, for the password: every session ends, and its data are erased after retention',
    refuses: [409, 429],
    body: services.schema('account.schema.json#/$defs/AccountClosingRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/SessionsEnded') },
  }
  app.post<{ Body: AccountClosingRequest }>(
    '/identity/secure/api/v1/closing',
    {
      config: { policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.closed' } },
      schema,
    },
    async (request): Promise<SessionsEnded> => {
      const ended = await closeAccount(services, request, request.body)
      // The session has just ended, so its token is not renewed.
      request.bearer = null
      return { ended }
    },
  )
}
