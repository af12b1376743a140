import { normalizeIP } from '@fastify/rate-limit'
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

export type AttemptPurpose = 'password' | 'change' | 'code' | 'factor' | 'mail'

/** Counters of an attempt on an account. */
export interface AttemptKeys {
  readonly purpose: AttemptPurpose
  /** Attempts from where this one comes from: a browser known to the account, or else a client address. */
  readonly own: string
  /** Attempts of all strangers together, whatever their addresses. Undefined for a known browser, which no stranger can hold up. */
  readonly all: string | undefined
}

/**
 * Returns the counters of an attempt. A stranger on one address holds up nobody on another, and the account alone slows down
 * strangers on many. Whether the address has an account makes no difference, and no lender's counter tells of another's.
 */
export function attemptKeys(
  services: Services,
  request: FastifyRequest,
  purpose: AttemptPurpose,
  account: Account,
): AttemptKeys {
  const { secrets } = services
  const prefix = accountPrefix(services, purpose, account)
  const browser = findKnownBrowser(services, request, account.identity)
  if (browser !== undefined)
    return { purpose, own: prefix + pseudonym(secrets, 'browser', browser), all: undefined }
  const source = pseudonym(secrets, 'address', normalizeIP(request.ip))
  return { purpose, own: prefix + source, all: `${prefix}all` }
}

/** Returns what all counters of an account for this purpose begin with. */
export const accountPrefix = (
  { secrets }: Pick<Services, 'secrets'>,
  purpose: AttemptPurpose,
  { tenant, email }: Pick<Account, 'tenant' | 'email'>,
): string => `${purpose}:${pseudonym(secrets, purpose, tenant.code, email.toLowerCase())}:`
