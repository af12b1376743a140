import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from '../secrets/key-ring.ts'

/** Who sends a request: the subject of a token and the session that signing out ends. */
export interface Bearer {
  readonly identity: string
  readonly tenant: string
  readonly session: string
}

/** A token ends so long after the last answered request, because every 200 rolls it. */
export const tokenMinutes = 30

export async function signToken(
  { current }: KeyRing,
  bearer: Omit<Bearer, 'session'> & { session?: string },
) {
  return new SignJWT({ org: bearer.tenant })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(bearer.identity)
    .setJti(bearer.session ?? randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${tokenMinutes}m`)
    .sign(current.bytes)
}

/** Undefined for a token that is malformed, expired or not ours: the caller need not know which. */
export async function findBearer(ring: KeyRing, header: string | undefined): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1]
  if (token === undefined) return undefined
  for (const { bytes } of ring.all) {
    const bearer = await verify(bytes, token)
    if (bearer !== undefined) return bearer
  }
  return undefined
}

async function verify(key: Uint8Array, token: string): Promise<Bearer | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
    const { sub, jti, org } = payload
    if (typeof sub !== 'string' || typeof jti !== 'string' || typeof org !== 'string') return undefined
    return { identity: sub, session: jti, tenant: org }
  } catch {
    // Every reason to refuse a token gets the same answer, so that nobody can probe for the difference.
    return undefined
  }
}
