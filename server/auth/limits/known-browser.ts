import { randomUUID } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { siteCookie } from '../../tenants/site-cookie.ts'
import { isPseudonym, pseudonym } from '../pseudonym.ts'

const cookieName = 'known'
const purpose = 'known browser'

/** Identity used for callers without an account, so that the check takes the same time. */
const nobody = '00000000-0000-0000-0000-000000000000'

const secondsPerDay = 86_400

/** Mark `<seconds>.<browser>.<hash>`: time of a sign-in, id of the browser, and a keyed hash of both and the identity. */
interface Mark {
  readonly at: number
  readonly browser: string
  readonly hash: string
  readonly text: string
}

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
  const at = Math.floor(services.clock.now().getTime() / 1000)
  const browser = own?.browser ?? randomUUID()
  const mark = `${at}.${browser}.${pseudonym(services.secrets, purpose, identity, browser, String(at))}`
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
): readonly Mark[] {
  const { keptDays, accounts } = figures(services)
  const value = fastifyCookie.parse(headers.cookie ?? '')[cookieName] ?? ''
  const since = services.clock.now().getTime() / 1000 - keptDays * secondsPerDay
  return value
    .split('~')
    .slice(0, accounts)
    .flatMap((text) => {
      const [, at = '', browser = '', hash = ''] =
        /^([1-9]\d{0,11})\.([\da-f-]{36})\.([\da-f]{64})$/.exec(text) ?? []
      return Number(at) > since ? [{ at: Number(at), browser, hash, text }] : []
    })
}

const isOf = (
  { secrets }: Pick<Services, 'secrets'>,
  { at, browser, hash }: Mark,
  identity: string,
): boolean => isPseudonym(secrets, hash, purpose, identity, browser, String(at))

const figures = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(tenants.fallback.journey.source.limits.limits.knownBrowser, 'keptDays', 'accounts')
