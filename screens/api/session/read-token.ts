import { parseRecord } from '../../kit/storage/drafts.ts'

export interface TokenFacts {
  readonly subject: string | undefined
  /** Code of the lender to which the user belongs. */
  readonly tenant: string | undefined
  /** Id of the session that signing out ends; the same in every token rolled from another. */
  readonly session: string | undefined
  /** Seconds since 1970; undefined if the token does not have it. */
  readonly issuedAt: number | undefined
  readonly lifetimeMs: number | undefined
  /** Milliseconds from the sign-in to the end of the token. */
  readonly sinceSignInMs: number | undefined
  /** Whether a second factor is still to be given, before which the token signs nobody in. */
  readonly isFactorDue: boolean
}

/** Reads the claims of a token without verification: only the server can verify it. */
export function readToken(token: string | undefined): TokenFacts | undefined {
  const claims = parseRecord(decode(token?.split('.')[1] ?? ''))
  if (!claims) return undefined
  const { aud, sub, org, jti, iat, exp, auth_time } = claims
  const untilEnd = (from: unknown) =>
    typeof from === 'number' && typeof exp === 'number' ? (exp - from) * 1000 : undefined
  return {
    subject: typeof sub === 'string' ? sub : undefined,
    tenant: typeof org === 'string' ? org : undefined,
    session: typeof jti === 'string' ? jti : undefined,
    issuedAt: typeof iat === 'number' ? iat : undefined,
    lifetimeMs: untilEnd(iat),
    sinceSignInMs: untilEnd(auth_time),
    isFactorDue: aud === 'customer-factor',
  }
}

function decode(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    // A token that is no JWT identifies nobody.
    return ''
  }
}
