import { randomUUID } from 'node:crypto'
import type { JobHandler } from '../job.ts'
import { pullCredit } from './parts/pull-credit.ts'

/** Pulls the soft credit report that the applicant permitted, and stores the inquiries that the applicant must explain. */
export const pullSoftCredit: JobHandler = async (input) => {
  const pull = await pullCredit('SOFT', input)
  if ('sideRoad' in pull) return pull.sideRoad
  const inquiries = pull.inquiries.map((inquiry) => ({ ...inquiry, uuid: randomUUID() }))
  return {
    event: 'softCreditPulled',
    patch: {
      loanFile: pull.loanFile,
      heloc: { inquiries },
      status: { inquiryAttestNeeded: inquiries.length > 0, inquiryAttestComplete: false },
    },
  }
}
