import type { ChatbotFeedback, ChatbotHistory, ChatbotQuestion, ChatbotReply } from '#generated/api'
import { ask } from '../core/chat-calls.ts'

const base = '/service-chat-chatbot/external/api/v1/message'

/** Requests to the chatbot. `token` continues an existing conversation. */
export const chatbotCalls = {
  /** A question repeated under the same key is answered once. */
  question: async (body: ChatbotQuestion, key: string, token: string | undefined): Promise<ChatbotReply> =>
    (await post('/chatWithAutobot', body, { 'Idempotency-Key': key, ...tokenHeader(token) })).json(),
  history: async (conversationId: string, token: string | undefined): Promise<ChatbotHistory> =>
    (await ask(`${base}/getChatHistory/${conversationId}`, { headers: tokenHeader(token) })).json(),
  feedback: async (body: ChatbotFeedback, token: string | undefined): Promise<void> => {
    await post('/setChatReplyUsedWithFeedback', body, tokenHeader(token))
  },
} as const

const tokenHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { 'x-chat-token': token }

const post = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
  ask(base + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
