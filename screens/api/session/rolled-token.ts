import { readToken } from './read-token.ts'
import { findToken, saveToken } from './session.ts'

interface Answer {
  readonly status: number
  readonly authorization: string | null
  /** The token that the call was sent with. */
  readonly sent: string | undefined
}

/** A token is taken only from a 200 that says Bearer (specification, section 7). */
export function keepRolledToken({ status, authorization, sent }: Answer): void {
  if (status !== 200 || !authorization?.startsWith('Bearer ')) return
  const token = authorization.slice('Bearer '.length)
  if (!isTooLate(token, sent) && !isOlder(token)) saveToken(token)
}

/** Of two answers that both roll the token, the one that was issued later stands, in whatever order they arrive. */
function isOlder(token: string): boolean {
  const [known, rolled] = [readToken(findToken()), readToken(token)]
  return known?.session === rolled?.session && (rolled?.issuedAt ?? 0) < (known?.issuedAt ?? 0)
}

/** Whether a token belongs to a session that has ended since: an answer under way must not sign a person in again. */
const isTooLate = (token: string, sent: string | undefined): boolean =>
  sessionOf(token) === sessionOf(sent) && sessionOf(findToken()) !== sessionOf(sent)

const sessionOf = (token: string | undefined): string | undefined => readToken(token)?.session
