import { type Context, type Journey, mayVisit, offeredSubmissions, type PageSource } from '#engine'
import type { Flows } from '#source'

/** Page from which an event may be sent. */
export interface PageOffer {
  readonly page: string
  readonly submission: string
  /** Marks a page outside the application, which is always open. */
  readonly isOutside: boolean
}

export const offersOf = ({ pages, process }: Flows['source'], event: string): readonly PageOffer[] =>
  Object.entries<PageSource>(pages.pages).flatMap(([page, { submissions = [], area }]) =>
    submissions
      .map((offer) => (typeof offer === 'string' ? offer : offer.submission))
      .filter((submission) => process.submissions[submission]?.event === event)
      .map((submission) => ({ page, submission, isOutside: area === 'account' })),
  )

/** Whether one of the pages is open to the applicant and offers the event. */
export function isOffered(
  journey: Journey,
  offers: readonly PageOffer[],
  context: Context,
  shown: { readonly page: string },
): boolean {
  for (let index = 0; index < offers.length; index++) {
    const { page, submission, isOutside } = offers[index] ?? nowhere
    if (!isOutside && !mayVisit(journey, context, page, shown)) continue
    if (offeredSubmissions(journey, page, context).includes(submission)) return true
  }
  return false
}

const nowhere: PageOffer = { page: '', submission: '', isOutside: false }
