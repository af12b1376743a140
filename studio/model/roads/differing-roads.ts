import { contentHash, type Source, tenantCodes } from '#source'
import { type Names, namesOf } from '../../../tools/diff/names.ts'
import { createSide } from '../../../tools/diff/side.ts'
import { createProvenJourneys } from '../../../tools/scenario/play-all.ts'
import { type RoadDifference, roadDifferences } from '../../../tools/scenario/sequences/road-differences.ts'
import { counted } from '../../../tools/words/counted.ts'
import type { DifferingRoad } from '../../api/roads.ts'
import type { Change } from '../../edits/change.ts'
import { acceptRoads } from './accept-roads.ts'

/** Recorded roads that the files lead elsewhere now, in words, and the changes that accept some of them, named by key. */
export interface WalkedRoads {
  readonly roads: readonly DifferingRoad[]
  readonly accepting: readonly Change[]
}

/** Walks the recorded roads. Throws SourceError if the journey cannot be used. */
export function differingRoads(source: Source, accepted: readonly string[] = []): WalkedRoads {
  const provenOf = createProvenJourneys(source)
  const differences = roadDifferences(tenantCodes(source).map(provenOf), source.dir)
  return {
    roads: differences.map((difference) => roadInWords(source, difference)),
    accepting: acceptRoads(differences.filter((difference) => accepted.includes(keyOf(difference)))),
  }
}

/** Names a road with its lenders and with how they go it now, so that nobody accepts another than the one they have seen. */
const keyOf = ({ road, lenders, now }: RoadDifference): string =>
  contentHash([road, ...lenders, '', ...(now ?? [])])

export function roadInWords(source: Source, difference: RoadDifference): DifferingRoad {
  const { page } = namesOf(createSide(source, difference.lenders[0] ?? ''))
  const { title, lenders, recorded, now } = difference
  const [before, after] = changedPart(recorded ?? [], now ?? [])
  const told = (steps: readonly string[]) => steps.map((step) => stepWords(step, page))
  return {
    key: keyOf(difference),
    title,
    lenders,
    words: sentence(recorded, now, before.length),
    recorded: recorded === undefined || now === undefined ? [] : told(before),
    now: recorded === undefined || now === undefined ? [] : told(after),
  }
}

function sentence(
  recorded: readonly string[] | undefined,
  now: readonly string[] | undefined,
  differing: number,
): string {
  if (now === undefined) return 'No applicant goes this road any more. Accepting takes its record away.'
  if (recorded === undefined) return `This road is not recorded yet. It has ${counted(now.length, 'step')}.`
  return `This road leads elsewhere: ${counted(differing, 'recorded step')} of ${recorded.length} became ${counted(now.length - recorded.length + differing, 'other')}.`
}

/** Parts of two lists between what both begin with and what both end with. */
function changedPart(before: readonly string[], after: readonly string[]) {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const
}

/** A recorded step, `contactProvided -> HMDA: start/hmda`, in words. */
function stepWords(step: string, page: Names['page']): string {
  const [, event, state = '', shown = ''] = /^(?:(.+) -> )?([^:]+): (.+)$/.exec(step) ?? []
  return `${page(shown)} at ${state}${event === undefined ? '' : `, after ${event}`}`
}
