import { readToken } from './read-token.ts'
import { findToken, saveToken } from './session.ts'

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
  const isNext =
    known?.session === rolled?.session
      ? (rolled?.issuedAt ?? 0) >= (known?.issuedAt ?? 0)
      : rolled?.session !== readToken(sent)?.session
  if (status === 200 && token && isNext) saveToken(token)
}

/** Whether a token that was sent is of the session that goes on now: the refusal of an earlier one ends nothing. */
export const isOfSession = (sent: string | undefined): boolean =>
  readToken(findToken())?.session === readToken(sent)?.session
