import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pseudonym } from '../pseudonym.ts'
import { findKnownBrowser } from './known-browser.ts'

export interface Account {
  readonly tenant: Pick<Tenant, 'code'>
  readonly email: string
  /** Undefined if nobody has the address at this lender. */
  readonly identity: string | undefined
}

/**
 * Returns the key that counts attempts on an account. Attempts from a browser known to the account are counted separately, so
 * that a stranger cannot lock the owner out. All others share one counter, whether or not the address has an account. Mails are
 * counted across all lenders, because they reach one mailbox.
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
