/**
 * Returns a function that computes a value at its first call and then always returns it. A rejected promise is discarded, so
 * that the next call tries again.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    if (made !== undefined) return made.value
    const value = make()
    made = { value }
    if (value instanceof Promise)
      value.catch(() => {
        made = undefined
      })
    return value
  }
}
