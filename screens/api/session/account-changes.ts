import { createStore } from '../../kit/storage/create-store.ts'

const changes = createStore(0)

export const { get: countAccountChanges, subscribe: subscribeToAccountChanges } = changes

/** Records a change that may affect the account list, which otherwise never becomes stale (section 9). */
export const noteAccountChange = (): void => changes.set(changes.get() + 1)
