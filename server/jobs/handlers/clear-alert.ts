import type { DeclineReason } from '../../underwriting/decide.ts'
import type { CreditAlert } from '../../vendors/ports/credit-bureau.ts'
import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { clear } from './clear.ts'
import { declineWith } from './decline.ts'

/** A job that shows an alert of the credit report to a person: cleared, the application is decided again; else it ends. */
export const clearAlert =
  (alert: Exclude<CreditAlert, 'BANKRUPTCY'>, subject: string, reason: DeclineReason): JobHandler =>
  async (input) =>
    (await askDesk(subject, input)) === 'CLEARED'
      ? { event: 'reviewCleared', patch: clear(input.application, alert) }
      : declineWith(input, [reason])
