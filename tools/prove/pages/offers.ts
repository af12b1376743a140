import { isWorking, type Journey, type ProcessSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import type { SettledSets } from '../process/settlement.ts'
import { type ContextSet, type Diagrams, everything, nothing } from '../sets/diagrams.ts'
import { createVisitsIn, type VisitPlace } from './visits.ts'

/** Submission that a page offers an applicant in a server state. */
export interface OfferedSubmission {
  readonly page: string
  readonly submission: string
  readonly event: string
  readonly contexts: ContextSet
  /** Marks the page where the applicant belongs, in contrast to one that they may visit as well. */
  readonly isOwn: boolean
}

/** Creates offers in agreement with the engine's offeredSubmissions. */
export function createOffersIn(
  journey: Journey,
  { submissions }: Pick<ProcessSource, 'submissions'>,
  conditions: ConditionSpace,
): (place: VisitPlace) => readonly OfferedSubmission[] {
  const { setOf } = conditions
  const { and } = conditions.diagrams
  const createVisits = createVisitsIn(journey, conditions)
  const offering = Object.entries(journey.source.pages.pages).flatMap(([page, source]) => {
    const offered = (source.submissions ?? []).map((offer) => {
      const submission = typeof offer === 'string' ? offer : offer.submission
      const holds = typeof offer === 'string' ? everything : setOf(offer.when)
      return { submission, holds, event: submissions[submission]?.event ?? '' }
    })
    return offered.length === 0 ? [] : [{ page, offered, visitedIn: createVisits(page, source) }]
  })

  return (place) =>
    offering.flatMap(({ page, offered, visitedIn }) => {
      const own = and(place.usable, place.shown.pages.get(page) ?? nothing)
      const visited = visitedIn(place)
      if (own === nothing && visited === nothing) return []
      return offered.flatMap(({ submission, event, holds }) =>
        [
          { isOwn: true, set: own },
          { isOwn: false, set: visited },
        ]
          .map(({ isOwn, set }) => ({ page, submission, event, isOwn, contexts: and(set, holds) }))
          .filter(({ contexts }) => contexts !== nothing),
      )
    })
}

/**
 * Contexts in which pages can be used. While the server works they can only be read, unless the client machine is at
 * an end or a review.
 */
export function createUsableIn(
  journey: Journey,
  { rests }: SettledSets,
  { and, or }: Diagrams,
): (state: string, here: ContextSet) => ContextSet {
  const ended = [...rests]
    .filter(([rest]) => ['terminal', 'review'].includes(journey.source.journey.states[rest]?.kind ?? ''))
    .map(([, set]) => set)
    .reduce(or, nothing)
  return (state, here) => (isWorking(journey, state) ? and(here, ended) : here)
}
