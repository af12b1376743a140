import type { ChatQueueEntry, ChatStarted } from '#generated/api'
import { createStore, type Store } from '../../kit/storage/create-store.ts'
import { type OwnChat, openOwnChat } from './open-own-chat.ts'

export interface OwnChats extends Pick<Store<readonly OwnChat[]>, 'get' | 'subscribe'> {
  /**
   * Opens the agent's conversations in the queue, and closes those that are no longer in it. An ended one stays until the
   * agent closes it.
   */
  readonly follow: (own: readonly ChatQueueEntry[]) => void
  readonly add: (entry: ChatQueueEntry, taken: ChatStarted) => void
  readonly remove: (sid: string) => void
  readonly wake: () => void
  readonly stop: () => void
}

/** Creates the store of an agent's conversations, each with a connection of its own. */
export function createOwnChats(): OwnChats {
  const store = createStore<readonly OwnChat[]>([])
  /** Conversations closed or transferred here, which an older response may still contain. */
  const gone = new Set<string>()
  const isOpen = (sid: string) => store.get().some((chat) => chat.sid === sid)
  const remove = (sid: string) => {
    gone.add(sid)
    store
      .get()
      .find((chat) => chat.sid === sid)
      ?.stop()
    store.set(store.get().filter((chat) => chat.sid !== sid))
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    remove,
    add: (entry, taken) => {
      gone.delete(entry.conversationSid)
      if (!isOpen(entry.conversationSid)) store.set([...store.get(), openOwnChat(entry, taken)])
    },
    follow: (own) => {
      const sids = new Set(own.map(({ conversationSid }) => conversationSid))
      for (const chat of store.get()) if (!sids.has(chat.sid) && chat.get().isInvalid) remove(chat.sid)
      const fresh = own.filter(({ conversationSid: sid }) => !isOpen(sid) && !gone.has(sid))
      if (fresh.length > 0) store.set([...store.get(), ...fresh.map((entry) => openOwnChat(entry))])
    },
    wake: () => {
      for (const chat of store.get()) chat.wake()
    },
    stop: () => {
      for (const chat of store.get()) chat.stop()
      store.set([])
    },
  }
}
