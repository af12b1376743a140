import type { Journey } from '../machine/journey.ts'
import { type Context, stateOf } from '../vocabulary.ts'
import { isWorking } from './is-working.ts'

/**
 * Submissions that a page offers the applicant now, by their names in `submissions` of flows/process.json. Pages of the
 * application offer none while the server works.
 */
export function offeredSubmissions(journey: Journey, page: string, context: Context): readonly string[] {
  const { area, submissions = [] } = journey.source.pages.pages[page] ?? {}
  if (area === 'application' && isWorking(journey, stateOf(journey.predicates.vocabulary, context))) return []
  return submissions.flatMap((offer) => {
    if (typeof offer === 'string') return [offer]
    return journey.predicates.compile(offer.when)(context) ? [offer.submission] : []
  })
}
