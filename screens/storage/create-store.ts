export interface Store<T> {
  readonly get: () => T
  /** Replaces the value and tells the listeners, unless it is the same one. */
  readonly set: (next: T) => void
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (value: T) => void) => () => void
}

/** One value outside of React that several components read, by useSyncExternalStore(store.subscribe, store.get). */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
