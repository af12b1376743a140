import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../auth/limits/device-of.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { tellOfAct } from './tell-of-act.ts'

/**
 * Tells the owner of an account that somebody signed in with a browser that the account does not know. Runs in the transaction
 * that opens the session, so that neither is without the other.
 */
export function tellOfDevice(
  tx: Transaction,
  services: Services,
  request: FastifyRequest,
  tenant: Tenant,
  identity: string,
): Promise<void> {
  const { browser, system } = deviceOf(request.headers['user-agent'])
  const values = { browser: browser ?? 'none', system: system ?? 'none' }
  return tellOfAct(tx, services, tenant, { identity, template: 'newDevice', values })
}
