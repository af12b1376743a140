import { useOpenApplication } from '../../follow/routing-context.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** Progress step at which the applicant chooses an offer (flows/progress.json). */
const choosing = 'PRODUCT_SELECT'

/** Returns the title of the chosen offer. It is called the earlier one while another is being chosen. */
export function useOfferTitle(): { readonly title: string; readonly isEarlier: boolean } {
  const t = useCopy()
  const { pages } = useJourney().journey.source.pages
  const isEarlier = pages[useOpenApplication().position.page]?.progress === choosing
  return { isEarlier, title: t(isEarlier ? 'shell.offer.earlier' : 'shell.offer.title') }
}
