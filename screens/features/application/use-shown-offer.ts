import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findOfferFigures, type SidebarFigures } from './offer-figures.ts'

/** Progress step at which the applicant chooses an offer (flows/progress.json). */
const choosing = 'PRODUCT_SELECT'

export interface ShownOffer {
  readonly figures: SidebarFigures
  readonly title: string
  /** Whether the soonest funding is promised: until the deed is signed, where no law, lawyer or visit makes it longer. */
  readonly isSoon: boolean
}

/** Returns the chosen offer. Undefined before one is chosen, and once the application was declined, withdrawn or cancelled. */
export function useShownOffer(): ShownOffer | undefined {
  const t = useCopy()
  const { source, predicates } = useJourney().journey
  const { heloc, position, context } = useOpenApplication()
  const figures = findOfferFigures(heloc, source.limits)
  const stage = useServerState()?.stage
  if (!figures || stage === 'ended' || stage === 'cancelled') return undefined
  const isEarlier = source.pages.pages[position.page]?.progress === choosing
  const isSoon = !isEarlier && !heloc.deedSignedAt && !predicates.compile('closesLater')(context)
  return { figures, isSoon, title: t(isEarlier ? 'shell.offer.earlier' : 'shell.offer.title') }
}
