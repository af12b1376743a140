import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What a request must bring, so that no page of another origin can read or write the files of this machine. */
export interface Guard {
  /** Path with which the browser is opened; it hands the token over as a cookie that no script can read. */
  readonly path: string
}

/**
 * Refuses requests that name another host, as a rebound name does, that come from another origin, or that lack the token of
 * this run.
 */
export function guard(app: FastifyInstance, port: () => number): Guard {
  const token = randomBytes(24).toString('base64url')
  const cookieName = () => `journey-studio-${port()}`
  const hosts = () => ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port()}`)
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin, cookie = '' } = request.headers
    if (!hosts().includes(host))
      return reply.code(403).send({ message: 'The studio answers only to this machine.' })
    if (origin !== undefined && origin !== `http://${host}`)
      return reply.code(403).send({ message: 'Another page may not use the studio.' })
    const given = new URL(request.url, 'http://studio').searchParams.get('token')
    if (given !== null && isSame(given, token)) {
      void reply.header('set-cookie', `${cookieName()}=${token}; HttpOnly; SameSite=Strict; Path=/`)
      return reply.redirect('/')
    }
    const known = new RegExp(`(?:^|; )${cookieName()}=([^;]+)`).exec(cookie)?.[1] ?? ''
    if (!isSame(known, token))
      return reply
        .code(401)
        .send({ message: 'Open the studio by the address that `journey studio` printed.' })
  })
  app.addHook('onSend', async (_, reply) => {
    void reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return { path: `/?token=${token}` }
}

const isSame = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))
