import { useCallback } from 'react'
import { useParams } from 'react-router'
import { pathOf } from '#engine'
import type { PageId } from '#generated/ids'
import { useJourney } from './journey-context.ts'

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
