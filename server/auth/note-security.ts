import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { pseudonym } from './pseudonym.ts'

/** Events that security monitoring watches. The names must not change, because alarms refer to them. */
type SecurityEvent =
  | 'login-succeeded'
  | 'login-refused'
  | 'login-delayed'
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'data-downloaded'
  | 'account-closed'
  | 'password-reset'
  | 'password-refused'
  | 'code-refused'
  | 'code-delayed'
  | 'session-ended'
  | 'address-limited'
  | 'address-taken'
  | 'operator-refused'
  | 'staff-added'
  | 'staff-removed'
  | 'staff-reset'
  | 'proof-given'
  | 'act-denied'
  | 'account-unlocked'
  | 'factor-set'
  | 'factor-used'
  | 'factor-recovered'
  | 'factor-refused'
  | 'factor-removed'
  | 'factor-codes-renewed'
  | 'factor-reset'

/** Account that an event concerns: its uuid, or the lender and the address, of which only a keyed hash is logged. */
export type Concerned =
  | { readonly identity: string }
  | { readonly identity?: undefined; readonly tenant: string; readonly email: string }

/** Logs a security event at a level that is on by default. It never contains an address, a password or a code. */
export function noteSecurity(
  { log, secrets }: Pick<Services, 'log' | 'secrets'>,
  request: FastifyRequest,
  security: SecurityEvent,
  concerned?: Concerned,
): void {
  const from = pseudonym(secrets, 'address', request.ip)
  log.warn({ security, ...named(secrets, concerned), from, request: request.id }, 'security')
}

function named(secrets: Services['secrets'], concerned: Concerned | undefined): object {
  if (concerned === undefined) return {}
  if (concerned.identity !== undefined) return { account: concerned.identity }
  return { unknown: pseudonym(secrets, 'account', concerned.tenant, concerned.email.toLowerCase()) }
}
