import source from '../../../flows/limits.json' with { type: 'json' }
import type { CallLimits } from '../../api/call-limits.ts'
import type { DeliveryLimits } from '../../features/chat/core/open-conversation.ts'

const { chat, retry } = source.limits

/** The figures of every call. */
export const callLimits: CallLimits = source.limits

/** The figures of the chat, which no lender changes. */
export const chatLimits = chat

/** How conversations are carried: as applicants' are. */
export const deliveryLimits: DeliveryLimits = {
  ...chat,
  backOff: { baseMs: retry.baseMs, factor: retry.factor, mostMs: 3 * chat.pingMs },
}

/** What may be sent as a file. */
export const attachmentTypes: readonly string[] = source.chatAttachmentTypes
