import { codecOf, seconds } from '../../auth/tokens.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'

/** Claims of a chat token: one participant of one conversation. */
export interface ChatBearer {
  readonly participant: string
  readonly conversation: string
  /** Session with which an agent took the conversation; the token ends with it. Undefined for applicants. */
  readonly session?: string | undefined
}

export interface SignedChatToken {
  readonly token: string
  readonly expiration: string
}

/**
 * Audience of chat tokens. It differs from `customer` and `staff`, the audiences of the application's tokens, because one key
 * signs them all: a token of one kind must not be accepted as another.
 */
const audience = 'chat'

export function signChatToken(
  { current }: KeyRing,
  { participant, conversation, session }: ChatBearer,
  now: Date,
  end: Date,
): SignedChatToken {
  const claims = {
    aud: audience,
    sub: participant,
    conversation,
    ...(session !== undefined && { jti: session }),
  }
  const times = { iat: seconds(now.getTime()), exp: seconds(end.getTime()) }
  return {
    token: codecOf(current.bytes).sign({ ...claims, ...times }),
    expiration: new Date(times.exp * 1000).toISOString(),
  }
}

/**
 * Reads the claims of a chat token. Undefined if the token is malformed, expired, of another audience or signed by another key.
 */
export function findChatBearer(ring: KeyRing, token: string, now: Date): ChatBearer | undefined {
  for (const { bytes } of ring.all) {
    const claims = findClaims(bytes, token)
    if (claims !== undefined) return bearerIn(claims, now)
  }
  return undefined
}

function findClaims(key: Uint8Array, token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return codecOf(key).verify(token)
  } catch {
    return undefined // another key, or no token: the caller need not know which
  }
}

function bearerIn(claims: Readonly<Record<string, unknown>>, now: Date): ChatBearer | undefined {
  const { aud, sub, conversation, exp, jti } = claims
  if (aud !== audience || typeof sub !== 'string' || typeof conversation !== 'string') return undefined
  if (typeof exp !== 'number' || exp <= seconds(now.getTime())) return undefined
  return { participant: sub, conversation, ...(typeof jti === 'string' && { session: jti }) }
}
