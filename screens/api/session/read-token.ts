import { parseRecord } from '../../storage/drafts.ts'

export interface TokenFacts {
  readonly subject: string | undefined
  /** The code of the lender whose the person is. */
  readonly tenant: string | undefined
  /** What signing out ends; the same in every token that is rolled from another. */
  readonly session: string | undefined
  /** Seconds since 1970; undefined for a token that does not say. */
  readonly issuedAt: number | undefined
  readonly lifetimeMs: number | undefined
  /** From when the person signed in until the token ends. */
  readonly sinceSignInMs: number | undefined
}

/** What a token says of itself, unverified: only the server can tell whether it is true. */
export function readToken(token: string | undefined): TokenFacts | undefined {
  const payload = token?.split('.')[1]
  if (!payload) return undefined
  const claims = parseRecord(decode(payload))
  if (!claims) return undefined
  const { sub, org, jti, iat, exp, auth_time } = claims
  const untilEnd = (from: unknown) =>
    typeof from === 'number' && typeof exp === 'number' ? (exp - from) * 1000 : undefined
  return {
    subject: typeof sub === 'string' ? sub : undefined,
    tenant: typeof org === 'string' ? org : undefined,
    session: typeof jti === 'string' ? jti : undefined,
    issuedAt: typeof iat === 'number' ? iat : undefined,
    lifetimeMs: untilEnd(iat),
    sinceSignInMs: untilEnd(auth_time),
  }
}

function decode(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    // A token that is no JWT names nobody.
    return ''
  }
}
