import { isInterrupted } from '#engine'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'

/**
 * Returns, as a value of a message, whether a reviewer asks the applicant for something. Sentences that say that nothing is
 * needed say it only besides that, because a notice above the page tells what is asked for.
 */
export const useIsAsked = (): { readonly isAsked: string } => {
  const { context } = useOpenApplication()
  return { isAsked: String(isInterrupted(useJourney().journey, context)) }
}
