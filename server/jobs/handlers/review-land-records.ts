import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { clear } from './clear.ts'
import { declineWith } from './decline.ts'

/** Records of the land that disagree: somebody compares them, with the deed if the applicant sent one. */
export const reviewLandRecords: JobHandler = async (input) =>
  (await askDesk('landRecords', input)) === 'CLEARED'
    ? {
        event: 'landRecordsCleared',
        patch: { ...clear(input.application, 'LAND_RECORDS'), status: { datatreeNoMatch: false } },
      }
    : declineWith(input, ['landRecords'])
