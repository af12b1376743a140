export interface Store<T> {
  readonly get: () => T
  /** Replaces the value and tells the listeners, unless it is the same one. */
  readonly set: (next: T) => void
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (value: T) => void) => () => void
}

/**
 * One value outside of React that several components read, by `useSyncExternalStore(store.subscribe, store.get)`.
 * Listeners are also told of the window's `events`, where what they read depends on more than the value.
 */
export function createStore<T>(initial: T, events: readonly string[] = []): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const tell = () => listener(value)
      listeners.add(tell)
      for (const event of events) window.addEventListener(event, tell)
      return () => {
        listeners.delete(tell)
        for (const event of events) window.removeEventListener(event, tell)
      }
    },
  }
}
