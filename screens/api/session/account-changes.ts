import { createStore } from '../../storage/create-store.ts'

const changes = createStore(0)

export const { get: countAccountChanges, subscribe: subscribeToAccountChanges } = changes

/** Notes something that may change what a person's account list says: the list is never stale by itself (section 9). */
export const noteAccountChange = (): void => changes.set(changes.get() + 1)
