import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'

/**
 * The figures of live chat: those that its clients keep to as well (`limits.chat` of flows/limits.json) and the server's own
 * (`limits.chatServer`). No lender changes them, so they are those of the default one.
 */
export const chatLimits = ({ tenants }: Pick<Services, 'tenants'>) => {
  const { chat, chatServer } = tenants.fallback.journey.source.limits.limits
  return {
    ...requireFigures(
      chat,
      'agentSessionMs',
      'attachmentMaxBytes',
      'attachmentsPerMessage',
      'initialMessages',
      'keepAliveMs',
      'messageMaxLength',
      'pingMs',
      'pollMs',
      'typingPreviewMs',
    ),
    ...requireFigures(
      chatServer,
      'attachmentsMaxBytes',
      'attachmentsPerConversation',
      'batchMessages',
      'expiryLookMs',
      'frameMaxBytes',
      'framesPerSecond',
      'messagesPerWindow',
      'messagesWindowMs',
      'nonceMs',
      'noteMaxLength',
      'relayLookMs',
      'relayReadMs',
      'socketsPerParticipant',
      'ticketMs',
      'ticketsPerWindow',
      'ticketsWindowMs',
      'tokenMs',
      'unsentBytes',
    ),
  }
}

export type ChatLimits = ReturnType<typeof chatLimits>
