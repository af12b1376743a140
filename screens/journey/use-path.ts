import { useCallback } from 'react'
import { useParams } from 'react-router'
import type { PageId } from '#generated/ids'
import { useJourney } from './journey-context.ts'
import { pathOf } from './page-path.ts'

/** The path of a page in the application that is open, for `<Link to>`. */
export function usePath() {
  const { journey } = useJourney()
  const { uuid } = useParams()
  return useCallback(
    (page: PageId, params?: Readonly<Record<string, string>>) =>
      pathOf(journey.source.pages, page, { uuid, ...(params && { params }) }),
    [journey, uuid],
  )
}
