import { createStore } from '../storage/create-store.ts'

const answered = createStore(true, ['online', 'offline'])

/** Notes of every call whether an answer came, of whatever kind. */
export const { set: noteReachable, subscribe: subscribeToReachability } = answered

/** The device is connected, and the server answered when last asked. */
export const isReachable = (): boolean => answered.get() && navigator.onLine
