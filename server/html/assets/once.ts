/** The same answer every time, worked out at the first; a promise that is rejected is let go, so that the next asks anew. */
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
