import { conditionsOf } from '../../../conditions/condition.ts'
import type { JobHandler } from '../../job.ts'

/**
 * Checks the application a last time before money moves: it must be signed, insured and recorded. Waits while a reviewer's
 * condition is open.
 */
export const reviewFunding: JobHandler = async ({ application }) => {
  const { heloc, status, loanFile } = application
  const isSigned = status.closingComplete === true && heloc.deedSignedAt !== undefined
  if (!isSigned || heloc.insurance?.complete !== true || loanFile.recordingNumber === undefined)
    throw new Error(`The application ${application.uuid} came to FUNDABLE unsigned, uninsured or unrecorded.`)
  if (conditionsOf(application).some(({ state }) => state !== 'CLEARED')) return { patch: {}, waits: true }
  return { event: 'fundingReviewed', patch: { status: { uwDecision: 'APPROVED' } } }
}
