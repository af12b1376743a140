import { readToken } from './read-token.ts'
import { findToken, saveToken } from './session.ts'

interface Answer {
  readonly status: number
  readonly authorization: string | null
  /** Token that the request was sent with. */
  readonly sent: string | undefined
}

/** Stores the rolled token of a response, only if its status is 200 and the header says Bearer (specification, section 7). */
export function keepRolledToken({ status, authorization, sent }: Answer): void {
  if (status !== 200 || !authorization?.startsWith('Bearer ')) return
  const token = authorization.slice('Bearer '.length)
  if (!isTooLate(token, sent) && !isOlder(token)) saveToken(token)
}

/** Whether the stored token of the same session was issued later, because responses may arrive in any order. */
function isOlder(token: string): boolean {
  const [known, rolled] = [readToken(findToken()), readToken(token)]
  return known?.session === rolled?.session && (rolled?.issuedAt ?? 0) < (known?.issuedAt ?? 0)
}

/** Whether a token belongs to a session that has ended since: a late response must not sign a user in again. */
const isTooLate = (token: string, sent: string | undefined): boolean =>
  sessionOf(token) === sessionOf(sent) && !isOfSession(sent)

/** Whether a token that was sent is of the session that goes on now: the refusal of an earlier one ends nothing. */
export const isOfSession = (sent: string | undefined): boolean => sessionOf(findToken()) === sessionOf(sent)

const sessionOf = (token: string | undefined): string | undefined => readToken(token)?.session
