import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pseudonym } from '../pseudonym.ts'
import { findKnownBrowser } from './known-browser.ts'

export interface Account {
  readonly tenant: Pick<Tenant, 'code'>
  readonly email: string
  /** Undefined where nobody has the address at this lender. */
  readonly identity: string | undefined
}

/**
 * The key under which attempts on an account are counted. Those from a browser that it signed in with before are counted apart, so
 * that no stranger locks its owner out; all others together, alike for addresses that have an account and that have none.
 * Mails are counted for all lenders together: they lie in one letterbox.
 */
export function attemptKey(
  services: Services,
  request: FastifyRequest,
  purpose: 'password' | 'change' | 'code' | 'mail',
  { tenant, email, identity }: Account,
): string {
  const browser = findKnownBrowser(services, request, identity)
  const of =
    browser === undefined
      ? ['account', ...(purpose === 'mail' ? [] : [tenant.code]), email.toLowerCase()]
      : ['browser', identity ?? '', browser]
  return `${purpose}:${pseudonym(services.secrets, purpose, ...of)}`
}
