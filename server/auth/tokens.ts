import { createSigner, createVerifier } from 'fast-jwt'
import { memoize } from '#engine'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SessionLimits } from './session-limits.ts'

/** For whom a token is good: applicants and signers, or those who work for a lender. Neither is taken in place of the other. */
export type Audience = (typeof audiences)[number]

const audiences = ['customer', 'staff'] as const

/** Who sends a request: the subject of a token and the session that it belongs to. */
export interface Bearer {
  readonly audience: Audience
  readonly identity: string
  readonly tenant: string
  /** Uuid of the session; the token is good while this is. */
  readonly session: string
  /** When the session began, to the second. */
  readonly signedInAt: Date
}

/** Lasts so long after the last answered request, because every 200 rolls it, but not past the end of its session. */
export function signToken(
  { current }: KeyRing,
  { audience, identity, tenant, session, signedInAt }: Bearer,
  now: Date,
  { idleMs, absoluteMs }: Pick<SessionLimits, 'idleMs' | 'absoluteMs'>,
): string {
  const end = Math.min(now.getTime() + idleMs, signedInAt.getTime() + absoluteMs)
  return codecOf(current.bytes).sign({
    aud: audience,
    org: tenant,
    sub: identity,
    jti: session,
    auth_time: seconds(signedInAt.getTime()),
    iat: seconds(now.getTime()),
    exp: seconds(end),
  })
}

/** The bearer of a token; undefined for one that is malformed, expired or not ours: the caller need not know which. */
export function findBearer(ring: KeyRing, header: string | undefined, now: Date): Bearer | undefined {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1]
  if (token === undefined) return undefined
  for (const { bytes } of ring.all) {
    const bearer = verify(bytes, token, now)
    if (bearer !== undefined) return bearer
  }
  return undefined
}

function verify(key: Uint8Array, token: string, now: Date): Bearer | undefined {
  try {
    return bearerIn(codecOf(key).verify(token), now)
  } catch {
    // Every reason to refuse a token gets the same answer, so that nobody can probe for the difference.
    return undefined
  }
}

function bearerIn(claims: Readonly<Record<string, unknown>>, now: Date): Bearer | undefined {
  const { sub, jti, org, exp, auth_time } = claims
  const audience = audiences.find((known) => known === claims.aud)
  if (audience === undefined) return undefined
  if (typeof sub !== 'string' || typeof jti !== 'string' || typeof org !== 'string') return undefined
  if (typeof exp !== 'number' || typeof auth_time !== 'number' || exp <= seconds(now.getTime()))
    return undefined
  return { audience, identity: sub, session: jti, tenant: org, signedInAt: new Date(auth_time * 1000) }
}

/** Whole seconds of a moment in milliseconds, as tokens count. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

interface Codec {
  readonly sign: (claims: Readonly<Record<string, unknown>>) => string
  /** The claims of a token that is signed with the key; throws for any other. */
  readonly verify: (token: string) => Readonly<Record<string, unknown>>
}

/** Made once for each key. The library's own look at `exp` is off: it reads the clock of the machine, not the application's. */
export const codecOf = memoize((bytes: Uint8Array): Codec => {
  const key = Buffer.from(bytes)
  return {
    sign: createSigner({ key, algorithm: 'HS256' }),
    verify: createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true }),
  }
})
