import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Conditions of a request, so that no page of another origin can read or write the files of this machine. */
export interface Guard {
  /** Path with which the browser is opened; it hands the token over as a cookie that no script can read. */
  readonly path: string
}

/** Says who may use a port of this machine: a browser that was given the token of this run. */
export interface Admission {
  readonly token: string
  /** Cookie with the token, which no script can read. */
  readonly cookie: () => string
  readonly isToken: (given: string | null) => boolean
  /**
   * Why a request is refused: it names another host, as a rebound name does, it comes from another origin, or it lacks the
   * token. Undefined if it is not.
   */
  readonly refusal: (headers: IncomingHttpHeaders, hasToken: boolean) => Refusal | undefined
}

interface Refusal {
  readonly code: 401 | 403
  readonly message: string
}

export function createAdmission(name: string, port: () => number): Admission {
  const token = randomBytes(24).toString('base64url')
  const cookieName = () => `${name}-${port()}`
  const hosts = () => ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${port()}`)
  return {
    token,
    cookie: () => `${cookieName()}=${token}; HttpOnly; SameSite=Strict; Path=/`,
    isToken: (given) => given !== null && isSame(given, token),
    refusal: ({ host = '', origin, cookie = '' }, hasToken) => {
      if (!hosts().includes(host)) return { code: 403, message: 'The studio answers only to this machine.' }
      if (origin !== undefined && origin !== `http://${host}`)
        return { code: 403, message: 'Another page may not use the studio.' }
      const known = new RegExp(`(?:^|; )${cookieName()}=([^;]+)`).exec(cookie)?.[1] ?? ''
      if (hasToken || isSame(known, token)) return undefined
      return { code: 401, message: 'Open the studio by the address that `journey studio` printed.' }
    },
  }
}

/** Admits to the studio's pages only what its admission lets in; they may frame the origins of `frames` alone. */
export function guard(app: FastifyInstance, port: () => number, frames: () => readonly string[]): Guard {
  const admission = createAdmission('journey-studio', port)
  app.addHook('onRequest', async (request, reply) => {
    const hasToken = admission.isToken(new URL(request.url, 'http://studio').searchParams.get('token'))
    const refusal = admission.refusal(request.headers, hasToken)
    if (refusal !== undefined) return reply.code(refusal.code).send({ message: refusal.message })
    if (hasToken) return reply.header('set-cookie', admission.cookie()).redirect('/')
  })
  app.addHook('onSend', async (_, reply) => {
    void reply.headers({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src ${frames().join(' ') || "'none'"}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return { path: `/?token=${admission.token}` }
}

const isSame = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))
