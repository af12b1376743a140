export interface Store<T> {
  readonly get: () => T
  /** Replaces the value and notifies the listeners, unless it is the same value. */
  readonly set: (next: T) => void
  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe: (listener: (value: T) => void) => () => void
}

/**
 * Creates a store of one value outside React that components read with `useSyncExternalStore(store.subscribe, store.get)`.
 * Listeners also run on the window's `events`, for readers that depend on more than the value.
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
