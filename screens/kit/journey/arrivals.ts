import { createStore } from '../storage/create-store.ts'

const arrivals = createStore(0)

/** Number of pages that this document has shown, and a subscription to its changes. */
export const { get: countArrivals, subscribe: subscribeToArrivals } = arrivals

export const noteArrival = (): void => arrivals.set(arrivals.get() + 1)
