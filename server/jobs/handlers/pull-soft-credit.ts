import { randomUUID } from 'node:crypto'
import type { Application } from '../../applications/application.ts'
import type { Patch } from '../../applications/patch.ts'
import { unmatched } from '../../applications/unchecked.ts'
import type { CreditInquiry } from '../../vendors/ports/credit-bureau.ts'
import type { JobHandler } from '../job.ts'
import { pullCredit } from './parts/pull-credit.ts'

/** Pulls the soft credit report that the applicant permitted, and stores the inquiries that the applicant must explain. */
export const pullSoftCredit: JobHandler = async (input) => {
  const pull = await pullCredit('SOFT', input)
  if ('sideRoad' in pull) return pull.sideRoad
  const { application } = input
  const inquiries = pull.inquiries.map((inquiry) => ({ ...inquiry, uuid: uuidOf(application, inquiry) }))
  const { inquiryExplanations = [] } = application.loanFile
  const isExplained = (uuid: string) => inquiryExplanations.some(({ inquiry }) => inquiry === uuid)
  const isAttested = inquiries.every(({ uuid }) => isExplained(uuid))
  return {
    event: 'softCreditPulled',
    patch: {
      loanFile: pull.loanFile,
      heloc: { inquiries },
      status: {
        inquiryAttestNeeded: inquiries.length > 0,
        inquiryAttestComplete: inquiries.length > 0 && isAttested,
        ...liensAnew(application, isAttested),
      },
    },
  }
}

/**
 * After a changed answer the liens that were confirmed before stand, unless there are new inquiries: their page asks about
 * those. The title was searched for them, so that says whether they were confirmed.
 */
function liensAnew({ status: { title } }: Application, isAttested: boolean): Patch['status'] {
  if (title !== 'PREQUAL_COMPLETE' && title !== 'REQUIRED') return undefined
  return isAttested ? { liensComplete: true } : { liensComplete: false, title: unmatched.status.title }
}

/** Returns the uuid of an inquiry that an earlier pull found already, so that its explanation stands; otherwise a new one. */
const uuidOf = ({ heloc: { inquiries = [] } }: Application, { creditor, date }: CreditInquiry): string =>
  inquiries.find((known) => known.creditor === creditor && known.date === date)?.uuid ?? randomUUID()
