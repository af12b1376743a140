import { useOpenApplication } from '../../follow/routing-context.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** The step of an application at which offers are chosen (flows/progress.json). */
const choosing = 'PRODUCT_SELECT'

/** What the chosen offer is called: the earlier one, while another is to be chosen in its place. */
export function useOfferTitle(): { readonly title: string; readonly isEarlier: boolean } {
  const t = useCopy()
  const { pages } = useJourney().journey.source.pages
  const isEarlier = pages[useOpenApplication().position.page]?.progress === choosing
  return { isEarlier, title: t(isEarlier ? 'shell.offer.earlier' : 'shell.offer.title') }
}
