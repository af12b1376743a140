import type { Application } from '../../../applications/application.ts'
import type { Patch } from '../../../applications/change/patch.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import type { DeclineReason } from '../../../underwriting/decide.ts'
import type { JobInput, JobOutcome } from '../../job.ts'
import { adverseActionValues } from './adverse-action-values.ts'

type Credit = Application['loanFile']['credit']

/** Declines an application with its notice. Uses the credit report of the loan file, unless a newer one was just pulled. */
export async function declineWith(
  input: JobInput,
  reasons: readonly DeclineReason[],
  credit: Credit = input.application.loanFile.credit,
): Promise<JobOutcome> {
  const notice = await adverseAction(input, reasons, credit)
  const { loanFile } = notice
  return {
    event: 'declined',
    patch: {
      ...notice,
      loanFile: { ...loanFile, ...(credit !== undefined && { credit }) },
      status: { uwDecision: 'DECLINE', ...flagOf(reasons) },
    },
  }
}

/**
 * Creates and sends the notice of adverse action, whatever state follows: its specific reasons and, if a credit report was
 * used, the score, what lowered it and the agency (12 CFR 1002.9, 15 U.S.C. 1681m).
 */
export async function adverseAction(
  input: JobInput,
  reasons: readonly DeclineReason[],
  credit?: Credit,
): Promise<Patch> {
  const values = adverseActionValues(input, reasons, credit)
  return {
    loanFile: { adverseActionReasons: [...reasons] },
    documents: [await renderDocument(input.tenant, 'adverse-action', values, input.now)],
    letters: [{ channel: 'MAIL', template: 'decision' }],
  }
}

/** Returns the status flag that selects the page: a low score takes precedence over high debts, and both over other reasons. */
function flagOf(reasons: readonly DeclineReason[]) {
  if (reasons.includes('creditScore')) return { creditScoreDecline: true }
  return reasons.includes('debtToIncome') ? { dtiDecline: true } : {}
}
