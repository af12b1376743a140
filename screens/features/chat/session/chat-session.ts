import type { ChatStarted } from '#generated/api'
import { createStore } from '../../../kit/storage/create-store.ts'
import { findDraft, parseRecord, removeDraft, saveDraft } from '../../../kit/storage/drafts.ts'
import { findStored, removeStored, saveStored } from '../../../storage/browser-store.ts'

/** Chat as stored in the browser, for all its tabs and later loads (support specification 3). */
export interface ChatSession {
  readonly friendlyName: string
  /** Omitted if none was given. */
  readonly emailAddress?: string
  /** Start of the chat, in milliseconds since 1970. */
  readonly loginTimestamp: number
  /** Subject of the user signed in at that time; omitted for a visitor. */
  readonly owner?: string
  /** Whether a person ended the session of the owner, so that nobody sees the chat until the owner is back. */
  readonly isHidden?: boolean
  /** Token of the conversation; omitted before the first question to the chatbot. */
  readonly token?: string
  /** Expiry of the token of a conversation with agents. */
  readonly expiration?: string
  /** Id of the conversation with agents. */
  readonly conversationSid?: string
  /** Whether the conversation with agents is over, and its survey was answered. */
  readonly hasEnded?: boolean
  readonly isSurveyed?: boolean
  readonly omniProxyChannelId?: string
  readonly providerChannelId?: string
  /** Id of the conversation with the chatbot. */
  readonly conversationId?: string
  /** Time of the chatbot's last answer, in milliseconds since 1970. */
  readonly answeredAt?: number
}

const changes = createStore(0, ['storage'])
let read: { readonly text: string; readonly session: ChatSession } | undefined

/** Checks the required fields. The others are written only below. */
const isChatSession = (value: object | undefined): value is ChatSession =>
  value !== undefined &&
  'friendlyName' in value &&
  typeof value.friendlyName === 'string' &&
  'loginTimestamp' in value &&
  typeof value.loginTimestamp === 'number'

/** Returns the chat of this browser, the same object until it changes; undefined if there is none. */
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
  const before = findChatSession()
  saveStored('chat', JSON.stringify(session))
  if (before !== undefined && before.loginTimestamp !== session.loginTimestamp) moveDraft(before, session)
  notify()
}

/** Takes the unsent text along from the chatbot to an agent, unless the new conversation is somebody else's. */
function moveDraft(from: ChatSession, to: ChatSession): void {
  const typed = findDraft(draftOf(from))
  removeDraft(draftOf(from))
  if (typed !== undefined && from.owner === to.owner) saveDraft(draftOf(to), typed)
}

/** Id of the draft that holds the unsent text of a conversation. */
export const draftOf = (session: ChatSession | undefined): string => `chat-text:${session?.loginTimestamp}`

/** Keeps a change of the chat, unless another conversation has taken its place. */
export function noteInChat(conversationSid: string | undefined, change: Partial<ChatSession>): void {
  const session = findChatSession()
  if (session !== undefined && session.conversationSid === conversationSid)
    saveChatSession({ ...session, ...change })
}

export function removeChatSession(): void {
  removeDraft(draftOf(findChatSession()))
  removeStored('chat')
  notify()
}

/** Subscribes to changes in this tab and, by the storage event, in others. */
export const subscribeToChatSession = changes.subscribe

/** Picks the fields of a conversation with agents from the response that started it. */
export const agentFields = ({
  token,
  expiration,
  conversationSid,
  omniProxyChannelId,
  providerChannelId,
}: ChatStarted) => ({ token, expiration, conversationSid, omniProxyChannelId, providerChannelId })

const notify = (): void => changes.set(changes.get() + 1)
