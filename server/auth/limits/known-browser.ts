import { randomUUID } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { siteCookie } from '../../tenants/site-cookie.ts'
import { type BrowserMark, createMark, isMarkOf, readMark } from './browser-mark.ts'

const cookieName = 'known'
const purpose = 'known browser'

/** Identity used for callers without an account, so that the check takes the same time. */
const nobody = '00000000-0000-0000-0000-000000000000'

const secondsPerDay = 86_400

/**
 * Marks a browser with which an account has signed in. The cookie names nobody and gives no access: it only makes wrong
 * passwords from this browser count separately from those of strangers.
 */
export function rememberBrowser(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: string,
): void {
  const { keptDays, accounts } = figures(services)
  const marks = marksOf(services, request)
  const own = marks.find((mark) => isOf(services, mark, identity))
  const browser = own?.browser ?? randomUUID()
  const mark = createMark(services.secrets, markedFor(identity), { browser, at: services.clock.now() })
  const others = marks.filter((each) => each !== own).map(({ text }) => text)
  const value = [mark, ...others].slice(0, accounts).join('~')
  reply.setCookie(cookieName, value, { ...siteCookie, maxAge: keptDays * secondsPerDay })
}

/** Returns the id of the request's browser if this account has signed in with it before. Undefined otherwise. */
export function findKnownBrowser(
  services: Pick<Services, 'secrets' | 'clock' | 'tenants'>,
  request: Pick<FastifyRequest, 'headers'>,
  identity: string | undefined,
): string | undefined {
  const own = marksOf(services, request).filter((mark) => isOf(services, mark, identity ?? nobody))
  return identity === undefined ? undefined : own[0]?.browser
}

/** Returns the marks in the cookie that are not too old, of any account. */
function marksOf(
  services: Pick<Services, 'clock' | 'tenants'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): readonly BrowserMark[] {
  const { keptDays, accounts } = figures(services)
  const value = fastifyCookie.parse(headers.cookie ?? '')[cookieName] ?? ''
  const since = new Date(services.clock.now().getTime() - keptDays * secondsPerDay * 1000)
  return value
    .split('~')
    .slice(0, accounts)
    .flatMap((text) => readMark(text, since) ?? [])
}

const markedFor = (identity: string) => ({ purpose, account: [identity] })

const isOf = ({ secrets }: Pick<Services, 'secrets'>, mark: BrowserMark, identity: string): boolean =>
  isMarkOf(secrets, markedFor(identity), mark)

const figures = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(tenants.fallback.journey.source.limits.limits.knownBrowser, 'keptDays', 'accounts')
