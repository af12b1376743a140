import { randomUUID } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { siteCookie } from '../../tenants/site-cookie.ts'
import { type Account, accountPrefix } from './attempt-key.ts'
import { createMark, isMarkOf, readMark } from './browser-mark.ts'

const cookieName = 'asked'

/**
 * Marks a browser that had a code mailed, whether or not the address has an account. A code that is entered there has attempts
 * of its own, which no stranger can use up.
 */
export function markAsker(
  services: Services,
  reply: FastifyReply,
  account: Pick<Account, 'tenant' | 'email'>,
): void {
  const mark = createMark(services.secrets, markedFor(account), {
    browser: randomUUID(),
    at: services.clock.now(),
  })
  reply.setCookie(cookieName, mark, { ...siteCookie, maxAge: setupCodeLimits(services).minutes * 60 })
}

/** Returns the counter of the browser that had the code mailed. Undefined for any other browser. */
export function findAskerKey(
  services: Services,
  { headers }: Pick<FastifyRequest, 'headers'>,
  account: Pick<Account, 'tenant' | 'email'>,
): string | undefined {
  const text = fastifyCookie.parse(headers.cookie ?? '')[cookieName] ?? ''
  const since = new Date(services.clock.now().getTime() - setupCodeLimits(services).minutes * 60_000)
  const mark = readMark(text, since)
  if (mark === undefined || !isMarkOf(services.secrets, markedFor(account), mark)) return undefined
  return `${accountPrefix(services, 'code', account)}asked:${mark.browser}`
}

/** Returns the limits of mailed codes: minutes that one is valid, and attempts of the browser that asked for it. */
export const setupCodeLimits = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(tenants.fallback.journey.source.limits.limits.setupCode, 'minutes', 'attempts')

const markedFor = ({ tenant, email }: Pick<Account, 'tenant' | 'email'>) => ({
  purpose: 'asked for a code',
  account: [tenant.code, email.toLowerCase()],
})
