import type { ChatQueueEntry, ChatStarted } from '#generated/api'
import { createStore, type Store } from '../../storage/create-store.ts'
import { type OwnChat, openOwnChat } from './open-own-chat.ts'

export interface OwnChats extends Pick<Store<readonly OwnChat[]>, 'get' | 'subscribe'> {
  /** Opens what the queue says is the agent's, and lets go of what is no longer; what has ended stays until it is put away. */
  readonly follow: (own: readonly ChatQueueEntry[]) => void
  readonly add: (entry: ChatQueueEntry, taken: ChatStarted) => void
  readonly remove: (sid: string) => void
  readonly wake: () => void
  readonly stop: () => void
}

/** The conversations of an agent, each with a line of its own. */
export function createOwnChats(): OwnChats {
  const store = createStore<readonly OwnChat[]>([])
  /** Put away or handed on here, while an older answer may still name them. */
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
    ...{ get: store.get, subscribe: store.subscribe, remove },
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
