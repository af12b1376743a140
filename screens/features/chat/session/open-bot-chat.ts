import type { ChatbotMessage, ChatMessage, ChatStanding } from '#generated/api'
import { ownTimeZone } from '#product'
import { createStore } from '../../../kit/storage/create-store.ts'
import { ChatCallError } from '../core/chat-calls.ts'
import type { Conversation, ConversationState, OutgoingMessage } from '../core/chat-state.ts'
import { readExchange, textsOf } from '../core/read-message.ts'
import { chatTag } from './chat-channel.ts'
import { type ChatSession, findChatSession, saveChatSession } from './chat-session.ts'
import { chatbotCalls } from './chatbot-calls.ts'
import { findNonce } from './nonce.ts'

export const botParticipant = 'bot'
const self = 'self'

export interface BotChat extends Conversation {
  /** Suggested next questions after the last answer. */
  readonly suggestions: () => readonly string[]
  /** Returns the id of the question that a message answers. */
  readonly questionOf: (sequence: number) => string | undefined
  readonly sender: () => Promise<BotSender>
  /** Reads the history again, because another tab may have asked a question. */
  readonly look: () => Promise<void>
}

/** Sender of a question, with the proof of a signed-in user. */
export interface BotSender {
  readonly senderType: string
  readonly nonce?: string
}

export interface BotChatOptions {
  readonly organization: string
  readonly applicationId: () => string | undefined
  /** Returns the type of the sender, such as BORROWER. */
  readonly senderType: () => string
  /** Milliseconds for which a proof of the signed-in user is reused. */
  readonly nonceMs: number
}

/** Opens the conversation with the chatbot whose token this browser has, with the interface of one with agents. */
export function openBotChat({ organization, applicationId, senderType, nonceMs }: BotChatOptions): BotChat {
  const store = createStore<ConversationState>({
    phase: 'connected',
    messages: [],
    outbox: [],
    typing: [],
    standing: standingOf(0),
    hasEarlier: false,
    isInvalid: false,
    refusal: [],
  })
  let exchanges: readonly ChatbotMessage[] = []
  let suggestions: readonly string[] = []
  let proof: { readonly at: number; readonly nonce: string | undefined } | undefined
  let isAsking = false
  let seenAt: number | undefined
  const change = (part: Partial<ConversationState>): void => store.set({ ...store.get(), ...part })
  const show = (next: readonly ChatbotMessage[], part: Partial<ConversationState> = {}): void => {
    exchanges = next
    const messages = exchanges.flatMap(toMessages)
    change({ messages, standing: standingOf(messages.length), ...part })
  }

  async function look(): Promise<void> {
    const { conversationId, token, answeredAt } = findChatSession() ?? {}
    if (conversationId === undefined || answeredAt === seenAt) return
    seenAt = answeredAt
    try {
      const messageHistory = (await chatbotCalls.history(conversationId, token)).messageHistory.map(
        readExchange,
      )
      const failure = undefined
      if (messageHistory.length >= exchanges.length) show(messageHistory, { failure })
      else change({ failure })
    } catch (error) {
      seenAt = undefined
      change({ failure: 'other' })
      fail(error)
    }
  }

  async function sender(): Promise<BotSender> {
    if (proof === undefined || Date.now() - proof.at > nonceMs)
      proof = { at: Date.now(), nonce: await findNonce(organization) }
    const { nonce } = proof
    return { senderType: senderType(), ...(nonce !== undefined && { nonce }) }
  }

  async function ask({ clientId, text }: OutgoingMessage): Promise<void> {
    const session = findChatSession()
    if (session === undefined) return
    const body = { message: text, organization, ...(await namesOf(session)) }
    const reply = await chatbotCalls.question(body, clientId, session.token)
    const { conversationId, token } = reply
    suggestions = textsOf(reply.suggestions)
    show([...exchanges, readExchange(reply)], { outbox: without(clientId) })
    const current = findChatSession()
    if (current === undefined || current.conversationSid !== undefined) return
    seenAt = Date.now()
    saveChatSession({ ...current, conversationId, token, answeredAt: seenAt })
  }

  async function namesOf({ conversationId, owner: senderId }: ChatSession) {
    const { origin, pathname } = window.location
    const names = { conversationId, applicationId: applicationId(), senderId }
    const known = Object.entries(names).filter(([, value]) => value !== undefined)
    return {
      ...Object.fromEntries(known),
      ...(await sender()),
      pageUrl: origin + pathname,
      tag: chatTag,
      timeZone: ownTimeZone(),
    }
  }

  /** Sends one question at a time, because the chatbot may need the previous ones. */
  async function pump(): Promise<void> {
    const next = store.get().outbox.find(({ state }) => state === 'waiting')
    if (isAsking || next === undefined || store.get().phase === 'ended') return
    isAsking = true
    change({ typing: [botParticipant] })
    try {
      await ask(next)
    } catch (error) {
      fail(error, next.clientId)
    }
    isAsking = false
    change({ typing: [] })
    await pump()
  }

  function fail(error: unknown, clientId?: string): void {
    const { status = 0, errors = [] } = error instanceof ChatCallError ? error : {}
    // The conversation has expired, or its token is no longer valid.
    if (status === 409 || status === 401) change({ phase: 'ended' })
    if (clientId !== undefined) change({ refusal: errors, outbox: marked(clientId, 'refused') })
  }

  const without = (clientId: string) => store.get().outbox.filter((one) => one.clientId !== clientId)
  const marked = (clientId: string, state: OutgoingMessage['state']) =>
    store.get().outbox.map((one) => (one.clientId === clientId ? { ...one, state } : one))

  return {
    get: store.get,
    subscribe: store.subscribe,
    look,
    sender,
    send: (text) => {
      suggestions = []
      const message = {
        clientId: crypto.randomUUID(),
        text,
        attachments: [],
        sentAt: new Date().toISOString(),
      }
      change({ refusal: [], outbox: [...store.get().outbox, { ...message, state: 'waiting' }] })
      void pump()
    },
    resend: (clientId) => {
      change({ refusal: [], outbox: marked(clientId, 'waiting') })
      void pump()
    },
    end: () => change({ phase: 'ended' }),
    suggestions: () => suggestions,
    questionOf: (sequence) => exchanges[Math.ceil(sequence / 2) - 1]?.questionId || undefined,
    noteTyping: nothing,
    markRead: nothing,
    wake: nothing,
    stop: nothing,
    // The history is always loaded completely.
    loadEarlier: async () => undefined,
  }
}

/** Does nothing: the chatbot has no typing or read receipts. */
const nothing = (): void => undefined

const toMessages = (
  { questionId, questionStr, responseStr, createdDt: sentAt }: ChatbotMessage,
  index: number,
): readonly ChatMessage[] =>
  [
    { sender: self, text: questionStr },
    { sender: botParticipant, text: responseStr },
  ].map((said, part) => ({
    ...said,
    sequence: 2 * index + part + 1,
    clientId: questionId || `odd ${index}`,
    attachments: [],
    sentAt,
  }))

const standingOf = (lastSequence: number): ChatStanding => ({
  state: 'ACTIVE',
  self,
  lastSequence,
  isReadOnly: false,
  expiration: '',
  participants: [{ id: self, role: 'APPLICANT', name: '', readSequence: lastSequence }],
})
