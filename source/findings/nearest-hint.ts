import { didYouMean } from '#engine'

/** Hint of a finding about an unknown id, if a known one is near. */
export function nearestHint(id: string, known: Iterable<string>, marks?: string): { readonly hint?: string } {
  const hint = didYouMean(id, known, marks)
  return hint === undefined ? {} : { hint }
}
