import { nearest } from '#engine'

/** The hint for an unknown id, if one of the known is near. */
export function nearestHint(id: string, known: readonly string[]): { readonly hint?: string } {
  const near = nearest(id, known)
  return near === undefined ? {} : { hint: `Did you mean "${near}"?` }
}
