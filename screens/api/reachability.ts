import { createStore } from '../kit/storage/create-store.ts'

const answered = createStore(true, ['online', 'offline'])

/** Records for each request whether a response came, whatever its status. A quiet request records only success. */
export const { set: noteReachable, subscribe: subscribeToReachability } = answered

/** Whether the device is online and the server answered the last request. */
export const isReachable = (): boolean => answered.get() && navigator.onLine
