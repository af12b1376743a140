import { useJourney } from '../journey/journey-context.ts'
import { type Translate, useCopy } from './use-copy.ts'

/** Messages and locale that a function needs to write text for a page. */
export interface Words {
  readonly t: Translate
  readonly locale: string
}

export function useWords(): Words {
  const { locale } = useJourney()
  return { t: useCopy(), locale }
}
