import { nearest } from '#engine'

/** Hint for an unknown id, if a known one is near. */
export function nearestHint(id: string, known: readonly string[]): { readonly hint?: string } {
  const near = nearest(id, known)
  return near === undefined ? {} : { hint: `Did you mean "${near}"?` }
}
