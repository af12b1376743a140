import type { ChatMessage } from '#generated/api'
import type { Services } from '../../services.ts'
import { readWanted } from '../messages/read-messages.ts'
import type { Rooms } from './rooms.ts'

/** So many conversations are read by one query. */
const mostConversations = 500

export interface Reader {
  /** Has what is missing in a conversation read, soon, and offered. */
  readonly want: (conversation: string) => void
  /** Resolves when nothing is being read. */
  readonly settled: () => Promise<void>
}

/** Reads what comes after the messages that connections have; what is wanted at the same time is read by one query. */
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
      // The database is away: the next look at all conversations finds what is missing.
      .catch((err: unknown) => log.warn({ err }, 'messages could not be read for those who are connected'))
      .finally(() => {
        reading = undefined
        if (unread.size > 0) begin()
      })
  }

  const readUnread = async (): Promise<void> => {
    // A turn later: notices come together, and one query serves them all.
    await new Promise((resolve) => setImmediate(resolve))
    const wanted = [...unread].slice(0, mostConversations).flatMap((conversation) => {
      unread.delete(conversation)
      const after = rooms.firstMissing(conversation)
      return after === undefined ? [] : [{ conversation, after }]
    })
    if (wanted.length === 0) return
    for (const [conversation, messages] of await readWanted(database.db, wanted, batchMessages)) {
      offer(conversation, messages)
      // There may be more than one batch of it.
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
