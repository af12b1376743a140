import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { clear } from './clear.ts'
import { declineWith } from './decline.ts'

/** The proof that the property is the applicant's although the records name somebody else. */
export const reviewOwnership: JobHandler = async (input) =>
  (await askDesk('ownership', input)) === 'CLEARED'
    ? { event: 'ownershipCleared', patch: clear(input.application, 'OWNERSHIP') }
    : declineWith(input, ['ownership'])
