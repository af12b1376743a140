import type { Services } from '../services.ts'
import { chatLimits } from './chat-limits.ts'
import { expireConversations } from './conversations/end-conversation.ts'
import { startRelay } from './providers/start-relay.ts'

/**
 * Starts the chat of this server: listens to other servers, passes messages on to providers, and ends conversations whose time
 * is over.
 */
export async function startChat(services: Services): Promise<{ readonly stop: () => Promise<void> }> {
  await services.chat.start()
  const relay = startRelay(services)
  let round = Promise.resolve()
  const look = () => {
    round = expireConversations(services).catch((err: unknown) => {
      services.log.warn({ err }, 'chats whose time is over could not be ended')
    })
  }
  const timer = setInterval(look, chatLimits(services).expiryLookMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
      await relay.stop()
      await services.chat.stop()
    },
  }
}
