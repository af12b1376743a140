import { didYouMean, nearest } from '#engine'
import type { Fault } from './fault.ts'

/** Hint of a finding about an unknown id, and its mend, if a known one is near. */
export function nearestHint(
  id: string,
  known: Iterable<string>,
  marks?: string,
): Pick<Fault, 'hint' | 'mend'> {
  const all = [...known]
  const [hint, to] = [didYouMean(id, all, marks), nearest(id, all)]
  return hint === undefined || to === undefined ? {} : { hint, mend: { from: id, to } }
}
