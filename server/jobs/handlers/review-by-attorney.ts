import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { declineWith } from './decline.ts'
import { deedReady } from './deed-ready.ts'

/** Where the law has an attorney close the line, they look at the title and the deed before it is signed. */
export const reviewByAttorney: JobHandler = async (input) => {
  if ((await askDesk('attorney', input)) === 'REFUSED') return declineWith(input, ['attorney'])
  return { event: 'attorneyCleared', patch: { letters: [deedReady] } }
}
