import type { ChatToken } from '#generated/api'
import { findSubject } from '../../../api/session/session.ts'
import { serverNow } from '../../../kit/api/server-clock.ts'
import { ask } from '../core/chat-calls.ts'
import { findChatSession, noteInChat } from './chat-session.ts'
import { findNonce, refreshNonce } from './nonce.ts'

/** A token that ends within this many intervals of the keeper is exchanged. */
const earlyTurns = 3

export interface KeeperOptions {
  readonly limits: KeeperLimits
  /** Code of the lender. */
  readonly organization: string
  /** Called after each exchange with its error, if any. */
  readonly told?: (error: unknown) => void
}

export interface KeeperLimits {
  readonly nonceRefreshMs: number
  readonly keepAliveMs: number
}

export interface TokenKeeper {
  /** Returns a token that is valid now, or the current one if no new one can be obtained. */
  readonly token: () => Promise<string>
  /**
   * Proves who is signed in: the user who began the conversation can write again, and a visitor who signed in since is known
   * to the agent.
   */
  readonly prove: () => Promise<void>
  readonly stop: () => void
}

/**
 * Keeps the token of a conversation valid, even while nothing uses it, because an expired token cannot be exchanged. It
 * also extends the proof of the signed-in user, for as long as a chat is kept alive. The token of an ended conversation is
 * left as it is.
 */
export function createTokenKeeper({
  limits: { nonceRefreshMs, keepAliveMs },
  organization,
  told = () => undefined,
}: KeeperOptions): TokenKeeper {
  let nonce: string | undefined
  let exchanging: Promise<void> | undefined
  const exchange = async (proof?: string): Promise<void> => {
    const session = findChatSession()
    if (session?.token === undefined || session.hasEnded) return
    const body = JSON.stringify({ token: session.token, ...(proof !== undefined && { nonce: proof }) })
    const headers = { 'Content-Type': 'application/json' }
    const response = await ask('/service-csp/external/api/v1/twilio/refreshToken', {
      method: 'POST',
      headers,
      body,
    })
    const { token, expiration }: ChatToken = await response.json()
    noteInChat(session.conversationSid, { token, expiration })
  }
  const once = (): Promise<void> => {
    exchanging ??= exchange()
      .then(() => told(undefined), told)
      .finally(() => {
        exchanging = undefined
      })
    return exchanging
  }
  const exchangeEarly = async (): Promise<void> => {
    const { expiration } = findChatSession() ?? {}
    if (expiration !== undefined && Date.parse(expiration) - serverNow() < earlyTurns * nonceRefreshMs)
      await once()
  }
  const prove = async (): Promise<void> => {
    const { owner, hasEnded, conversationSid } = findChatSession() ?? {}
    const subject = findSubject()
    if (hasEnded || subject === undefined || (owner !== undefined && owner !== subject)) return
    nonce = await findNonce(organization)
    if (nonce === undefined) return
    // The current exchange carries no proof.
    await exchanging
    await exchange(nonce)
    noteInChat(conversationSid, { owner: subject })
  }
  const timer = setInterval(() => {
    const { loginTimestamp = 0, owner, hasEnded } = findChatSession() ?? {}
    if (hasEnded || Date.now() - loginTimestamp > keepAliveMs) return
    void exchangeEarly()
    if (owner === undefined) return
    // A proof that cannot be extended any more is created again when the user writes.
    if (nonce !== undefined) refreshNonce(nonce).catch(() => undefined)
  }, nonceRefreshMs)
  return {
    token: async () => {
      await exchangeEarly()
      return findChatSession()?.token ?? ''
    },
    prove,
    stop: () => clearInterval(timer),
  }
}
