import type { PageSource, PagesSource } from '#engine'
import { pointerTo } from '#source'

/** Pointer to a page's offer of a submission. */
export function offerPointer({ pages }: PagesSource, page: string, submission: string): string {
  const offers = pages[page]?.submissions ?? []
  const index = offers.findIndex((offer) => submissionOf(offer) === submission)
  return pointerTo('pages', 'pages', page, 'submissions', index)
}

export const submissionOf = (offer: NonNullable<PageSource['submissions']>[number]): string =>
  typeof offer === 'string' ? offer : offer.submission
