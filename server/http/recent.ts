/** Cache of recently requested values. */
export interface Recent<T> {
  readonly find: (key: string) => T | undefined
  readonly keep: (key: string, value: T) => void
}

/** Creates a cache that drops the least recently requested value if it holds more than `most`. */
export function createRecent<T>(most: number): Recent<T> {
  const kept = new Map<string, T>()

  function keep(key: string, value: T): void {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  return {
    find: (key) => {
      const value = kept.get(key)
      if (value !== undefined) keep(key, value)
      return value
    },
    keep,
  }
}
