import { useCallback } from 'react'
import { useParams } from 'react-router'
import { applicationPath, pathOf } from '#engine'
import type { PageId } from '../host.ts'
import { useJourney } from './journey-context.ts'

/** Returns a function that builds the path of a page in the open application, for `<Link to>`. */
export function usePath() {
  const { journey } = useJourney()
  const { uuid } = useParams()
  return useCallback(
    (page: PageId, params?: Readonly<Record<string, string>>) =>
      pathOf(journey.source.pages, page, { uuid, ...(params && { params }) }),
    [journey, uuid],
  )
}

/** Returns a function that builds the path that opens an application; it redirects to the page that is due. */
export function useApplicationPath() {
  const { journey } = useJourney()
  return useCallback((uuid: string) => applicationPath(journey.source.pages, uuid), [journey])
}
