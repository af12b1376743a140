import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { clear } from './clear.ts'
import { declineWith } from './decline.ts'

/** A fraud alert in the credit file: somebody verifies that it is the applicant who applies (15 U.S.C. 1681c-1(h)). */
export const reviewFraudAlert: JobHandler = async (input) =>
  (await askDesk('fraudAlert', input)) === 'CLEARED'
    ? { event: 'fraudAlertCleared', patch: clear(input.application, 'FRAUD_ALERT') }
    : declineWith(input, ['identity'])
