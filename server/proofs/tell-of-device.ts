import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../auth/limits/device-of.ts'
import { findKnownBrowser } from '../auth/limits/known-browser.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { tellOfAct } from './tell-of-act.ts'

/**
 * Returns what tells the owner of an account that somebody signed in with a browser that the account does not know. It runs in
 * the transaction that signs them in, so that neither is without the other. Undefined for a known browser.
 */
export function besideSignIn(
  services: Services,
  request: FastifyRequest,
  tenant: Tenant,
  identity: string,
): ((tx: Transaction) => Promise<void>) | undefined {
  if (findKnownBrowser(services, request, identity) !== undefined) return undefined
  const { browser, system } = deviceOf(request.headers['user-agent'])
  const values = { browser: browser ?? 'none', system: system ?? 'none' }
  return (tx) => tellOfAct(tx, services, tenant, { identity, template: 'newDevice', values })
}
