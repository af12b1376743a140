import type { ChatStarted } from '#generated/api'
import { findStored, removeStored, saveStored } from '../../../storage/browser-store.ts'
import { createStore } from '../../../storage/create-store.ts'
import { parseRecord } from '../../../storage/drafts.ts'

/** What a browser keeps of a chat, for all its tabs and the next load (support specification 3). */
export interface ChatSession {
  readonly friendlyName: string
  readonly emailAddress: string
  /** When it was started, in milliseconds since 1970. */
  readonly loginTimestamp: number
  /** Who was signed in then; left out for a visitor. */
  readonly owner?: string
  /** Opens the conversation; left out before the first question to the chatbot. */
  readonly token?: string
  /** When the token of a conversation with agents is no longer good. */
  readonly expiration?: string
  /** Of agents. */
  readonly conversationSid?: string
  /** Whether the conversation with agents is over, and its survey was answered. */
  readonly hasEnded?: boolean
  readonly isSurveyed?: boolean
  readonly omniProxyChannelId?: string
  readonly providerChannelId?: string
  /** Of the chatbot. */
  readonly conversationId?: string
  /** When the chatbot last answered, in milliseconds since 1970. */
  readonly answeredAt?: number
}

const changes = createStore(0, ['storage'])
let read: { readonly text: string; readonly session: ChatSession } | undefined

/** Tells by the required fields: the others are written below, and nowhere else. */
const isChatSession = (value: object | undefined): value is ChatSession =>
  value !== undefined &&
  'friendlyName' in value &&
  typeof value.friendlyName === 'string' &&
  'loginTimestamp' in value &&
  typeof value.loginTimestamp === 'number'

/** The chat of this browser, the same object until it changes; undefined without one. */
export function findChatSession(): ChatSession | undefined {
  const text = findStored('chat')
  if (text === undefined) return undefined
  if (read?.text !== text) {
    const value = parseRecord(text)
    if (!isChatSession(value)) return undefined
    read = { text, session: value }
  }
  return read.session
}

export function saveChatSession(session: ChatSession): void {
  saveStored('chat', JSON.stringify(session))
  notify()
}

/** Keeps a change of the chat, unless another conversation has taken its place. */
export function noteInChat(conversationSid: string | undefined, change: Partial<ChatSession>): void {
  const session = findChatSession()
  if (session !== undefined && session.conversationSid === conversationSid)
    saveChatSession({ ...session, ...change })
}

export function removeChatSession(): void {
  removeStored('chat')
  notify()
}

/** Told of changes in this tab and, by the storage event, in others. */
export const subscribeToChatSession = changes.subscribe

/** The fields of a conversation with agents, out of what its start answered. */
export const agentFields = ({
  token,
  expiration,
  conversationSid,
  omniProxyChannelId,
  providerChannelId,
}: ChatStarted) => ({ token, expiration, conversationSid, omniProxyChannelId, providerChannelId })

const notify = (): void => changes.set(changes.get() + 1)
