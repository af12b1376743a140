import {
  declinedDecision,
  isWorking,
  type Journey,
  openToDeclined,
  type PageSource,
  type ProcessSource,
} from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'
import type { Settlement } from './settlement.ts'
import type { Shown } from './shown-pages.ts'

/** What a page lets an applicant submit in a server state. */
export interface Offer {
  readonly page: string
  readonly submission: string
  readonly event: string
  readonly contexts: ContextSet
  /** The page is where the applicant belongs, rather than one that they may visit as well. */
  readonly isOwn: boolean
}

interface Place {
  /** What may be known of an application in this server state. */
  readonly here: ContextSet
  /** Those in which its pages can be used. */
  readonly usable: ContextSet
  readonly shown: Shown
}

/** As the engine's mayVisit and offeredSubmissions. */
export function offersIn(
  { here, usable, shown }: Place,
  journey: Journey,
  { submissions }: Pick<ProcessSource, 'submissions'>,
  { diagrams, setOf }: Conditions,
): readonly Offer[] {
  const declined = setOf(declinedDecision)

  function visitedBy(page: string, { area, visit, at = [], visitWhen }: PageSource): ContextSet {
    if (area === 'account') return here
    const below = at.map((position) => shown.pages.get(position) ?? nothing)
    const meanwhile = visitWhen === undefined ? nothing : setOf(visitWhen)
    const open = visit === 'anytime' ? usable : [...below, meanwhile].reduce(diagrams.or, nothing)
    const visited = diagrams.minus(diagrams.and(usable, open), shown.pages.get(page) ?? nothing)
    return page === openToDeclined ? visited : diagrams.minus(visited, declined)
  }

  return Object.entries(journey.source.pages.pages).flatMap(([page, source]) =>
    (source.submissions ?? []).flatMap((offer) => {
      const { submission, holds } =
        typeof offer === 'string'
          ? { submission: offer, holds: everything }
          : { submission: offer.submission, holds: setOf(offer.when) }
      const { event = '' } = submissions[submission] ?? {}
      const own = diagrams.and(usable, shown.pages.get(page) ?? nothing)
      return [
        { isOwn: true, set: own },
        { isOwn: false, set: visitedBy(page, source) },
      ]
        .map(({ isOwn, set }) => ({ page, submission, event, isOwn, contexts: diagrams.and(set, holds) }))
        .filter(({ contexts }) => contexts !== nothing)
    }),
  )
}

/** Where pages can be used: while the server works they can only be read, unless the client machine has come to an end or to a review. */
export function usableIn(
  state: string,
  here: ContextSet,
  journey: Journey,
  { rests }: Settlement,
  { diagrams }: Conditions,
): ContextSet {
  if (!isWorking(journey, state)) return here
  const ended = [...rests]
    .filter(([rest]) => ['terminal', 'review'].includes(journey.source.journey.states[rest]?.kind ?? ''))
    .map(([, set]) => set)
    .reduce(diagrams.or, nothing)
  return diagrams.and(here, ended)
}
