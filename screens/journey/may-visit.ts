import type { Context, Journey, PageResolution } from '#engine'

/** Whether a page may be shown while the applicant belongs at `position` (pages.md, architecture.md). */
export function mayVisit(
  journey: Journey,
  context: Context,
  page: string,
  position: PageResolution,
): boolean {
  if (position.page === page) return true
  if (isDeclined(context)) return page === 'document/disclosures'
  const source = journey.source.pages.pages[page]
  if (source?.visit === 'anytime' || (source?.at ?? []).includes(position.page)) return true
  return source?.visitWhen !== undefined && journey.predicates.compile(source.visitWhen)(context)
}

/** A declined decision routes away from any page but the disclosures (specification, section 4.2). */
export function isDeclined({ status }: Context): boolean {
  return status?.uwDecision === 'DECLINE'
}
