import { readToken } from './read-token.ts'
import { findSubject, findToken, saveToken } from './session.ts'

/**
 * Stores the rolled token of a response, only if its status is 200 and the header says Bearer (specification, section 7). `sent`
 * is the token of the request. Responses may arrive in any order: the token issued last stays, and a late response of a session
 * that has ended since signs nobody in again.
 */
export function keepRolledToken(
  status: number,
  authorization: string | null,
  sent: string | undefined,
): void {
  const token = /^Bearer (.+)/.exec(authorization ?? '')?.[1]
  const [known, rolled] = [readToken(findToken()), readToken(token)]
  // A request without a token signs somebody in.
  const isNext =
    known?.session === rolled?.session
      ? (rolled?.issuedAt ?? 0) >= (known?.issuedAt ?? 0)
      : !sent || isOfSession(sent)
  if (status === 200 && token && isNext) saveToken(token)
}

/** Whether a token that was sent is of the session that goes on now: the refusal of an earlier one ends nothing. */
export const isOfSession = (sent: string | undefined): boolean =>
  readToken(findToken())?.session === readToken(sent)?.session

/** Whether a token that was sent is of the user who is signed in now. */
export const isOfUser = (sent: string | undefined): boolean => readToken(sent)?.subject === findSubject()
