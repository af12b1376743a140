import type { PageId, SubmissionName } from '#generated/ids'

/** Which submission a page without a file of its own sends. */
const submissions: Partial<Record<PageId, SubmissionName>> = {
  'credit/social': 'ssn',
  'start/contact': 'contact',
  'start/hmda': 'demographics',
  'income/employer-verification': 'employer',
}

export function submissionOf(page: PageId): SubmissionName {
  const name = submissions[page]
  if (!name) throw new Error(`'${page}' has a form and no file, but no submission is named for it.`)
  return name
}
