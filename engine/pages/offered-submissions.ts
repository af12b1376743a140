import type { Context } from '#generated/context'
import type { Journey } from '../machine/journey.ts'

/** Submissions that a page offers the applicant now, by their names in `submissions` of flows/process.json. */
export const offeredSubmissions = (
  { source, predicates }: Journey,
  page: string,
  context: Context,
): readonly string[] =>
  (source.pages.pages[page]?.submissions ?? []).flatMap((offer) => {
    if (typeof offer === 'string') return [offer]
    return predicates.compile(offer.when)(context) ? [offer.submission] : []
  })
