import type { ChatMessage } from '#generated/api'
import type { Services } from '../../services.ts'
import { readWanted } from '../messages/read-messages.ts'
import type { Rooms } from './rooms.ts'

/** Most conversations that one query reads. */
const mostConversations = 500

export interface Reader {
  /** Schedules the reading and offering of a conversation's missing messages. */
  readonly want: (conversation: string) => void
  /** Resolves when nothing is being read. */
  readonly settled: () => Promise<void>
}

/** Reads the messages that connections lack. One query serves all conversations that are wanted at the same time. */
export function createReader(
  { database, log }: Pick<Services, 'database' | 'log'>,
  rooms: Rooms,
  batchMessages: number,
  offer: (conversation: string, messages: readonly ChatMessage[]) => void,
): Reader {
  const unread = new Set<string>()
  let reading: Promise<void> | undefined

  const begin = () => {
    reading ??= readUnread()
      // The database does not respond: the next periodic check of all conversations finds what is missing.
      .catch((err: unknown) => log.warn({ err }, 'messages could not be read for those who are connected'))
      .finally(() => {
        reading = undefined
        if (unread.size > 0) begin()
      })
  }

  const readUnread = async (): Promise<void> => {
    // Waits one turn of the event loop: notices come in groups, and one query serves them all.
    await new Promise((resolve) => setImmediate(resolve))
    const wanted = [...unread].slice(0, mostConversations).flatMap((conversation) => {
      unread.delete(conversation)
      const after = rooms.firstMissing(conversation)
      return after === undefined ? [] : [{ conversation, after }]
    })
    if (wanted.length === 0) return
    for (const [conversation, messages] of await readWanted(database.db, wanted, batchMessages)) {
      offer(conversation, messages)
      // There may be another batch.
      if (messages.length === batchMessages) unread.add(conversation)
    }
  }

  return {
    want: (conversation) => {
      unread.add(conversation)
      begin()
    },
    settled: async () => {
      await reading
    },
  }
}
