import type { ChatToken } from '#generated/api'
import { findSubject } from '../../../api/session/session.ts'
import { ask } from '../core/chat-calls.ts'
import { findChatSession, noteInChat } from './chat-session.ts'
import { findNonce, refreshNonce } from './nonce.ts'

/** A token that ends within so many turns of its keeper is exchanged. */
const earlyTurns = 3

export interface KeeperOptions {
  readonly limits: KeeperLimits
  /** Code of the lender. */
  readonly organization: string
  /** Hears of each exchange what failed, if anything. */
  readonly told?: (error: unknown) => void
}

export interface KeeperLimits {
  readonly nonceRefreshMs: number
  readonly keepAliveMs: number
}

export interface TokenKeeper {
  /** A token that is good now; the one there is where another cannot be had. */
  readonly token: () => Promise<string>
  /** Lets the person who began the conversation write again, once they are signed in. */
  readonly prove: () => Promise<void>
  readonly stop: () => void
}

/**
 * Keeps the token of a conversation good, also while nothing asks for it, for one that has ended is not exchanged; and with it
 * the proof of who is signed in, for as long as a chat is kept alive. That of a conversation that is over is left as it is.
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
      ...{ method: 'POST', headers, body },
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
    if (expiration !== undefined && Date.parse(expiration) - Date.now() < earlyTurns * nonceRefreshMs)
      await once()
  }
  const prove = async (): Promise<void> => {
    const { owner, hasEnded } = findChatSession() ?? {}
    if (hasEnded || owner === undefined || owner !== findSubject()) return
    nonce = await findNonce(organization)
    if (nonce === undefined) return
    // The exchange under way brings no proof.
    await exchanging
    await exchange(nonce)
  }
  const timer = setInterval(() => {
    const { loginTimestamp = 0, owner, hasEnded } = findChatSession() ?? {}
    if (hasEnded || Date.now() - loginTimestamp > keepAliveMs) return
    void exchangeEarly()
    if (owner === undefined) return
    // One that can be prolonged no longer is made anew when somebody writes again.
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
