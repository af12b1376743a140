import type { Context } from '#generated/context'
import type { Journey } from '../machine/journey.ts'
import type { Leaf } from '../source.ts'
import type { PageResolution } from './resolve-page.ts'

/**
 * Condition under which a declined decision routes away from any page but the disclosures (core specification 4.2).
 */
export const declinedDecision = { field: 'status.uwDecision', equals: 'DECLINE' } as const satisfies Leaf

/** Page that stays open to a declined applicant in addition to the one where they belong. */
export const openToDeclined = 'document/disclosures'

/** Whether a page may be shown to an applicant who belongs at `position`. */
export function mayVisit(
  journey: Journey,
  context: Context,
  page: string,
  position: Pick<PageResolution, 'page'>,
): boolean {
  if (position.page === page) return true
  if (isDeclined(context)) return page === openToDeclined
  const source = journey.source.pages.pages[page]
  if (source?.visit === 'anytime' || (source?.at ?? []).includes(position.page)) return true
  return source?.visitWhen !== undefined && journey.predicates.compile(source.visitWhen)(context)
}

export const isDeclined = ({ status }: Context): boolean => status?.uwDecision === declinedDecision.equals
