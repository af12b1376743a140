/** Accesses the storage. Returns undefined if the browser forbids it, has none, or it is full. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    // Full, forbidden or missing storage costs convenience only: the server holds the state of the application.
    return undefined
  }
}
