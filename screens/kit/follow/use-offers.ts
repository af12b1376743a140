import { useCallback } from 'react'
import { type Context, offeredSubmissions } from '#engine'
import type { PageId, SubmissionName } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'

/** Returns a function that tells whether a page offers a submission now, according to flows/pages.json. */
export function useOffers(page: PageId): (submission: SubmissionName) => boolean {
  const { context } = useOpenApplication()
  return useOffersIn(page, context)
}

/** Returns the same function for a given context, for pages without an open application. */
export function useOffersIn(page: PageId, context: Context): (submission: SubmissionName) => boolean {
  const { journey } = useJourney()
  return useCallback(
    (submission) => offeredSubmissions(journey, page, context).includes(submission),
    [journey, page, context],
  )
}
