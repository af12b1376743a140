import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'

/**
 * Returns the limits of live chat: those that clients also know (`limits.chat` of flows/limits.json) and those of the server
 * alone (`limits.chatServer`). No lender can change them, so the default lender's values apply.
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
