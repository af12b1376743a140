import type { JobHandler } from './job.ts'

/** The last look before money moves: signed, insured and recorded. */
export const reviewFunding: JobHandler = async ({ application }) => {
  const { heloc, status, loanFile } = application
  const isSigned = status.closingComplete === true && heloc.deedSignedAt !== undefined
  if (!isSigned || heloc.insurance?.complete !== true || loanFile.recordingNumber === undefined)
    throw new Error(`The application ${application.uuid} came to FUNDABLE unsigned, uninsured or unrecorded.`)
  return { event: 'fundingReviewed', patch: { status: { uwDecision: 'APPROVED' } } }
}
