import type { JobHandler } from './job.ts'
import { pullCredit } from './pull-credit.ts'
import { recordedLiens } from './recorded-liens.ts'

/** The soft pull that the applicant permitted, and whether inquiries must be explained. */
export const pullSoftCredit: JobHandler = async (input) => {
  const report = await pullCredit('SOFT', input)
  if (report === undefined) return { event: 'creditFailed', patch: { status: { uwDecision: 'ERROR' } } }
  const liens = await recordedLiens(input)
  const asks = report.openInquiries > 0
  return {
    event: 'softCreditPulled',
    patch: {
      loanFile: { credit: report },
      heloc: { liens },
      status: {
        inquiryAttestNeeded: asks,
        inquiryAttestComplete: false,
        propertyComplete: true,
        bpo: 'NOT_REQUIRED',
      },
    },
  }
}
