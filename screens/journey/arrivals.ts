import { createStore } from '../storage/create-store.ts'

const arrivals = createStore(0)

/** How many pages this document has shown, and the wish to know of each. */
export const { get: countArrivals, subscribe: subscribeToArrivals } = arrivals

export const noteArrival = (): void => arrivals.set(arrivals.get() + 1)
