import { useJourney } from '../journey/journey-context.ts'
import { type Translate, useCopy } from './use-copy.ts'

/** What a function needs that writes for a page: its messages and its locale. */
export interface Words {
  readonly t: Translate
  readonly locale: string
}

export function useWords(): Words {
  const { locale } = useJourney()
  return { t: useCopy(), locale }
}
