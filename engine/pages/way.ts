import type { Journey } from '../machine/journey.ts'
import type { ProgressSource } from '../source.ts'
import type { Context } from '../vocabulary.ts'
import { type Progress, progress } from './progress.ts'
import { resolvePage } from './resolve-page.ts'

/** Place on the way: the current step of the sidebar, and the part of it. */
export interface Place {
  readonly at: Pick<Progress, 'current'>
  /** Index of the part; -1 if the page belongs to none. */
  readonly part: number
}

/** How far the whole way is done, registration included. */
export interface Way {
  /** Whole percent. It never falls while an application goes on. */
  readonly percent: number
  /** Minutes that the steps left usually take, waiting left out. They grow where a step was added, and nowhere else. */
  readonly minutes: number
  /** Whether the current step was added: the application had been farther before. */
  readonly isAdded: boolean
}

/** Returns the parts of a step of the sidebar. */
export const partsOf = ({ order, steps }: ProgressSource, index: number) =>
  steps[order[index] ?? '']?.parts ?? []

/** Returns the place of a page in the sidebar. */
export const placeOf = (source: ProgressSource, at: Progress, page: string): Place => ({
  at,
  part: partsOf(source, at.current).findIndex(({ pages }) => pages.includes(page)),
})

/**
 * Returns how far the way is done at a place. `least` are the fewest minutes that were left before: whoever comes back to an
 * earlier step loses nothing of the way, and has that step beside what was left.
 */
export function wayAt(source: ProgressSource, place: Place, least = Number.POSITIVE_INFINITY): Way {
  const here = minutesFrom(source, place)
  const left = Math.min(here, least)
  const isAdded = left < here
  const { order, registrationPercent } = source
  return {
    percent: Math.round(100 - ((100 - registrationPercent) * left) / minutesOf(source, order)),
    minutes: Math.round(left + (isAdded ? ofStep(source, place) : 0)),
    isAdded,
  }
}

/** Returns the minutes left from a place on, not rounded. */
export const minutesFrom = (source: ProgressSource, place: Place): number =>
  ofStep(source, place) + minutesOf(source, source.order.slice(place.at.current + 1))

/** Returns the minutes left where an application stands; undefined where it stands at no step, such as at a decision. */
export function minutesDue(journey: Journey, context: Context): number | undefined {
  const { page } = resolvePage(journey, context)
  if (!journey.marks.has(page)) return undefined
  const { progress: source } = journey.source
  return minutesFrom(source, placeOf(source, progress(journey, context, page), page))
}

/** Minutes that steps usually take together. */
const minutesOf = ({ steps }: ProgressSource, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (steps[id]?.minutes ?? 0), 0)

/** Minutes of what is left of the current step. */
const ofStep = (source: ProgressSource, { at: { current }, part }: Place): number =>
  minutesOf(source, source.order.slice(current, current + 1)) *
  (1 - Math.max(0, part) / (partsOf(source, current).length || 1))
