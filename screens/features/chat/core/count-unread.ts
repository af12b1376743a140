import type { ConversationState } from './chat-state.ts'

/** Messages of others that one has not read, among those that were loaded. */
export function countUnread({ messages, standing }: ConversationState): number {
  const own = standing?.participants.find(({ id }) => id === standing.self)?.readSequence ?? 0
  return messages.filter(({ sender, sequence }) => sender !== standing?.self && sequence > own).length
}
