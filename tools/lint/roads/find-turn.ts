import type { Context, PageResolution } from '#engine'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import type { Road } from '../../scenario/roads.ts'
import { shownText } from '../../scenario/sequences/sequence-files.ts'
import { type RoadEvent, type Shown, walkRoad } from '../../scenario/sequences/walk-road.ts'
import type { RuleFault } from '../rule.ts'
import { describeEvent, describePage } from './describe-turn.ts'

/** First deviation of a road from its recording, at the entry that decides it; undefined if there is none. */
export function findTurn(
  proven: ProvenJourney,
  road: Road,
  events: readonly RoadEvent[],
  recorded: readonly string[],
): RuleFault | undefined {
  const stops: PageResolution[] = []
  const onStep = (_state: string, _context: Context, resolved: PageResolution) => {
    stops.push(resolved)
  }
  const shown = walkRoad(proven, road, events, { onStep })
  if (shown === undefined) return noWay(proven, road, events)
  const index = recorded.findIndex((text, at) => text !== textAt(shown, at))
  if (index < 0 && shown.length === recorded.length) return undefined
  const at = index < 0 ? recorded.length : index
  const before = parseShown(recorded[at])
  const now = shown[at]
  if (before === undefined || before.event !== now?.event || before.state !== now?.state)
    return elsewhere(proven, before ?? now, now)
  // Pages visited in addition have no event of their own.
  const stop = now.event === undefined && at > 0 ? undefined : stops[stopAt(shown, at)]
  return describePage(proven, { state: now.state, page: now.page, before: before.page, stop })
}

const textAt = (shown: readonly Shown[], at: number): string | undefined => {
  const entry = shown[at]
  return entry === undefined ? undefined : shownText(entry)
}

/** First event after which no applicant can still be on the road. */
function noWay(proven: ProvenJourney, road: Road, events: readonly RoadEvent[]): RuleFault {
  const isWalked = (count: number) => walkRoad(proven, road, events.slice(0, count)) !== undefined
  let [walked, lost] = [0, events.length]
  while (lost - walked > 1) {
    const middle = Math.floor((walked + lost) / 2)
    if (isWalked(middle)) walked = middle
    else lost = middle
  }
  const { event, to } = events[lost - 1] ?? { event: '', to: '' }
  return describeEvent(proven, event, `nobody is led to ${to} by ${event} any more`)
}

function elsewhere(proven: ProvenJourney, before: Shown | undefined, now: Shown | undefined): RuleFault {
  const { event = '', state = '' } = before ?? {}
  if (now !== undefined && now.event === event)
    return describeEvent(proven, event, `${event} leads to ${now.state}, not to ${state}`)
  return describeEvent(proven, event, `${event} does not lead to ${state} there`)
}

const stopAt = (shown: readonly Shown[], at: number): number =>
  shown.slice(1, at + 1).filter(({ event }) => event !== undefined).length

function parseShown(text: string | undefined): Shown | undefined {
  const [, event, state = '', page = ''] = /^(?:(\S+) -> )?(\S+): (\S+)$/.exec(text ?? '') ?? []
  if (text === undefined) return undefined
  return { ...(event === undefined ? {} : { event }), state, page }
}
