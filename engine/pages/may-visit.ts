import type { Journey } from '../machine/journey.ts'
import type { Context } from '../vocabulary.ts'
import type { PageResolution } from './resolve-page.ts'

/** Whether a page may be shown to an applicant who belongs at `position`. */
export function mayVisit(
  journey: Journey,
  context: Context,
  page: string,
  position: Pick<PageResolution, 'page'>,
): boolean {
  if (position.page === page) return true
  const { pages, declined } = journey.source.pages
  if (isDeclined(journey, context)) return declined?.open.includes(page) === true
  const source = pages[page]
  if (source?.visit === 'anytime' || (source?.at ?? []).includes(position.page)) return true
  return source?.visitWhen !== undefined && journey.predicates.compile(source.visitWhen)(context)
}

/** Whether the decision on an application routes away from all pages but a few (core specification 4.2). */
export function isDeclined({ source, predicates }: Journey, context: Context): boolean {
  const { declined } = source.pages
  return declined !== undefined && predicates.compile(declined.when)(context)
}
