import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { reviewed } from './clear.ts'
import { declineWith } from './decline.ts'

/** A person reads the title search that was brought up to date. */
export const reviewFinalTitle: JobHandler = async (input) => {
  if ((await askDesk('title', input)) === 'REFUSED') return declineWith(input, ['title'])
  return { event: 'finalTitleCleared', patch: { status: { title: 'FINAL_COMPLETE' }, letters: [reviewed] } }
}
