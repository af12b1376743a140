import { titleOf } from '#engine'
import { useCopy } from '../wording/use-copy.ts'
import { useJourney } from './journey-context.ts'

/** Returns a function that says the title of a page in an aspect; undefined for a page without one. */
export function useTitleOf(): (page: string, aspect: string | undefined) => string | undefined {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  return (page, aspect) => {
    const title = titleOf(pages, page, aspect)
    return title && t(title)
  }
}
