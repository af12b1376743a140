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
  /** Whether the applicant is choosing another offer. */
  readonly isEarlier: boolean
}

/** Returns the chosen offer. Undefined before one is chosen, and once the application was declined, withdrawn or cancelled. */
export function useShownOffer(): ShownOffer | undefined {
  const t = useCopy()
  const { source } = useJourney().journey
  const { heloc, position } = useOpenApplication()
  const figures = findOfferFigures(heloc, source.limits)
  const stage = useServerState()?.stage
  if (!figures || stage === 'ended' || stage === 'cancelled') return undefined
  const isEarlier = source.pages.pages[position.page]?.progress === choosing
  return { figures, isEarlier, title: t(isEarlier ? 'shell.offer.earlier' : 'shell.offer.title') }
}
