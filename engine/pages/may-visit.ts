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

/**
 * Whether a page that may not be visited any more shows its answers to an applicant who goes back to it. What routing leaves no
 * way around, a decision or an ended application, comes first.
 */
export function showsAnswered(
  journey: Journey,
  context: Context,
  page: string,
  position: Pick<PageResolution, 'page'>,
): boolean {
  const { pages } = journey.source.pages
  const { answered } = pages[page] ?? {}
  if (answered === undefined || pages[position.page]?.area !== 'application') return false
  return !isDeclined(journey, context) && journey.predicates.compile(answered)(context)
}

/** Whether the decision on an application routes away from all pages but a few (core specification 4.2). */
export function isDeclined({ source, predicates }: Journey, context: Context): boolean {
  const { declined } = source.pages
  return declined !== undefined && predicates.compile(declined.when)(context)
}
