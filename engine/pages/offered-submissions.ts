import type { Context } from '#generated/context'
import type { Journey } from '../machine/journey.ts'

/** What a page lets the applicant submit now, by the names of `submissions` in flows/process.json. */
export const offeredSubmissions = (
  { source, predicates }: Journey,
  page: string,
  context: Context,
): readonly string[] =>
  (source.pages.pages[page]?.submissions ?? []).flatMap((offer) => {
    if (typeof offer === 'string') return [offer]
    return predicates.compile(offer.when)(context) ? [offer.submission] : []
  })
