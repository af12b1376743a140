import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { reviewed } from './clear.ts'
import { declineWith } from './decline.ts'

/** A credit file that was not found by the number either: somebody has the bureau look for it by hand. */
export const reviewCreditFile: JobHandler = async (input) =>
  (await askDesk('creditFile', input)) === 'CLEARED'
    ? { event: 'creditFileLocated', patch: { letters: [reviewed] } }
    : declineWith(input, ['creditFile'])
