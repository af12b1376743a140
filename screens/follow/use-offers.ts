import { useCallback } from 'react'
import { type Context, offeredSubmissions } from '#engine'
import type { PageId, SubmissionName } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'

/** Asks whether a page offers a submission now, as flows/pages.json says. */
export function useOffers(page: PageId): (submission: SubmissionName) => boolean {
  const { context } = useOpenApplication()
  return useOffersIn(page, context)
}

/** The same where no application is open. */
export function useOffersIn(page: PageId, context: Context): (submission: SubmissionName) => boolean {
  const { journey } = useJourney()
  return useCallback(
    (submission) => offeredSubmissions(journey, page, context).includes(submission),
    [journey, page, context],
  )
}
