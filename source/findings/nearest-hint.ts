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
  const all = [...known]
  const hint = didYouMean(id, all, marks)
  const to = nearest(id, all, Math.min(slip, Math.floor(id.length / 2)))
  return {
    ...(hint !== undefined && { hint }),
    ...(to !== undefined && { mend: { from: id, to } }),
  }
}
