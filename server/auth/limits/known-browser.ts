import { randomUUID } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteCookie } from '../../html/site-cookie.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { isPseudonym, pseudonym } from '../pseudonym.ts'

const cookieName = 'known'
const purpose = 'known browser'

/** Stands for those who have no account: looking for them takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** `<seconds>.<browser>.<hash>`: when somebody signed in with a browser, and a keyed hash of both and of whom. */
interface Mark {
  readonly at: number
  readonly browser: string
  readonly hash: string
  readonly text: string
}

/**
 * Marks a browser as one that an account has signed in with. The cookie names nobody and is no way in: it only lets its
 * holder's wrong passwords count apart from those of strangers.
 */
export function rememberBrowser(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: string,
): void {
  const { keptMs, accounts } = figures(services)
  const marks = marksOf(services, request)
  const own = marks.find((mark) => isOf(services, mark, identity))
  const at = Math.floor(services.clock.now().getTime() / 1000)
  const browser = own?.browser ?? randomUUID()
  const mark = `${at}.${browser}.${pseudonym(services.secrets, purpose, identity, browser, String(at))}`
  const others = marks.filter((each) => each !== own).map(({ text }) => text)
  const value = [mark, ...others].slice(0, accounts).join('~')
  reply.setCookie(cookieName, value, { ...siteCookie, maxAge: keptMs / 1000 })
}

/** The browser of a request, where this account has signed in with it before; undefined for any other. */
export function findKnownBrowser(
  services: Pick<Services, 'secrets' | 'clock' | 'tenants'>,
  request: Pick<FastifyRequest, 'headers'>,
  identity: string | undefined,
): string | undefined {
  const own = marksOf(services, request).filter((mark) => isOf(services, mark, identity ?? nobody))
  return identity === undefined ? undefined : own[0]?.browser
}

/** The marks in the cookie that are not too old, whichever accounts they stand for. */
function marksOf(
  services: Pick<Services, 'clock' | 'tenants'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): readonly Mark[] {
  const { keptMs, accounts } = figures(services)
  const value = fastifyCookie.parse(headers.cookie ?? '')[cookieName] ?? ''
  const since = (services.clock.now().getTime() - keptMs) / 1000
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
  requireFigures(tenants.fallback.journey.source.limits.limits.knownBrowser, 'keptMs', 'accounts')
