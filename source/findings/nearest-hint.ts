import { didYouMean, nearest } from '#engine'
import type { Fault } from './fault.ts'

/** Most edits of an id that is certainly misspelt; one that differs more is asked about, and not mended without thought. */
const slip = 2

/** Hint of a finding about an unknown id if a known one is near, and its mend if that is very near. */
export function nearestHint(
  id: string,
  known: Iterable<string>,
  marks?: string,
): Pick<Fault, 'hint' | 'mend'> {
  const near = nearest(id, known)
  if (near === undefined) return {}
  const hint = didYouMean(id, [near], marks)
  const isSlip = nearest(id, [near], slip) !== undefined
  return { ...(hint !== undefined && { hint }), ...(isSlip && { mend: { from: id, to: near } }) }
}
