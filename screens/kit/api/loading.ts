import { createStore } from '../storage/create-store.ts'

const underWay = createStore(0)

export const { subscribe: subscribeToLoading } = underWay

export const isLoading = (): boolean => underWay.get() > 0

/** Counts running requests and chunk loads, for the loading indicator. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  underWay.set(underWay.get() + 1)
  try {
    return await work
  } finally {
    underWay.set(underWay.get() - 1)
  }
}
