import type { ConversationState } from './chat-state.ts'

/** Counts the loaded messages of others that the user has not read. */
export function countUnread({ messages, standing }: ConversationState): number {
  const own = standing?.participants.find(({ id }) => id === standing.self)?.readSequence ?? 0
  return messages.filter(({ sender, sequence }) => sender !== standing?.self && sequence > own).length
}
