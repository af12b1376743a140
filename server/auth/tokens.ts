import { createSigner, createVerifier } from 'fast-jwt'
import { memoize } from '#engine'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SessionLimits } from './session-limits.ts'

/** Audience of a session: applicants and signers, or staff. A token of one is not accepted for the other. */
export type Audience = 'customer' | 'staff'

/** Audience of a token: that of its session, or of one whose second factor is still due, with which little can be called. */
type TokenAudience = Audience | `${Audience}-factor`

const audiences: readonly TokenAudience[] = ['customer', 'staff', 'customer-factor', 'staff-factor']

/** Bearer of a request: the subject of its token and the session that the token belongs to. */
export interface Bearer {
  readonly audience: Audience
  readonly identity: string
  readonly tenant: string
  /** Uuid of the session; the token is valid only while the session is open. */
  readonly session: string
  /** Start of the session, to the second. */
  readonly signedInAt: Date
  /** True until the second factor is given. */
  readonly isFactorDue: boolean
}

/**
 * Signs a token that expires `idleMs` after the last answered request, because every 200 renews it, but not after the end of
 * its session.
 */
export function signToken(
  { current }: KeyRing,
  { audience, identity, tenant, session, signedInAt, isFactorDue }: Bearer,
  now: Date,
  { idleMs, absoluteMs }: Pick<SessionLimits, 'idleMs' | 'absoluteMs'>,
): string {
  const end = Math.min(now.getTime() + idleMs, signedInAt.getTime() + absoluteMs)
  return codecOf(current.bytes).sign({
    aud: isFactorDue ? `${audience}-factor` : audience,
    org: tenant,
    sub: identity,
    jti: session,
    auth_time: seconds(signedInAt.getTime()),
    iat: seconds(now.getTime()),
    exp: seconds(end),
  })
}

/**
 * Returns the bearer of a token who is signed in altogether. Undefined if it is malformed, expired or signed by another key: the
 * caller need not know which.
 */
export function findBearer(ring: KeyRing, header: string | undefined, now: Date): Bearer | undefined {
  const bearer = findAnyBearer(ring, header, now)
  return bearer?.isFactorDue === false ? bearer : undefined
}

/** Returns the bearer of a token, also of one whose second factor is due. */
export function findAnyBearer(ring: KeyRing, header: string | undefined, now: Date): Bearer | undefined {
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
  const told = audiences.find((known) => known === claims.aud)
  if (told === undefined) return undefined
  if (typeof sub !== 'string' || typeof jti !== 'string' || typeof org !== 'string') return undefined
  if (typeof exp !== 'number' || typeof auth_time !== 'number' || exp <= seconds(now.getTime()))
    return undefined
  return {
    audience: told.startsWith('staff') ? 'staff' : 'customer',
    isFactorDue: told.endsWith('-factor'),
    identity: sub,
    session: jti,
    tenant: org,
    signedInAt: new Date(auth_time * 1000),
  }
}

/** Converts milliseconds to whole seconds, the unit of tokens. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

interface Codec {
  readonly sign: (claims: Readonly<Record<string, unknown>>) => string
  /** Returns the claims of a token signed with the key. Throws for any other. */
  readonly verify: (token: string) => Readonly<Record<string, unknown>>
}

/**
 * Creates the codec of a key once. The library's own check of `exp` is off, because it reads the machine's clock and not the
 * application's.
 */
export const codecOf = memoize((bytes: Uint8Array): Codec => {
  const key = Buffer.from(bytes)
  return {
    sign: createSigner({ key, algorithm: 'HS256' }),
    verify: createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true }),
  }
})
