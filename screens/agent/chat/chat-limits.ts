import source from '../../../flows/limits.json' with { type: 'json' }
import type { DeliveryLimits } from '../../features/chat/core/open-conversation.ts'
import type { CallLimits } from '../../kit/api/call-limits.ts'

const { chat, retry } = source.limits

/** Limits of every request. */
export const callLimits: CallLimits = source.limits

/** Limits of the chat, which no lender changes. */
export const chatLimits = chat

/** Limits of message delivery, the same as for applicants. */
export const deliveryLimits: DeliveryLimits = {
  ...chat,
  backOff: { baseMs: retry.baseMs, factor: retry.factor, mostMs: 3 * chat.pingMs },
}

/** Media types of files that may be sent. */
export const attachmentTypes: readonly string[] = source.chatAttachmentTypes
