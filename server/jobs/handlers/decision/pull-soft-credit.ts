import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import type { Patch } from '../../../applications/change/patch.ts'
import { contextOf } from '../../../applications/context-of.ts'
import { explainedBy, explainedOnce } from '../../../applications/explained-by.ts'
import { unmatched } from '../../../applications/unchecked.ts'
import type { CreditInquiry } from '../../../vendors/ports/credit-bureau.ts'
import type { JobHandler, JobInput } from '../../job.ts'
import { pullCredit } from '../parts/pull-credit.ts'

/** Pulls the soft credit report that the applicant permitted, and stores the inquiries that the applicant must explain. */
export const pullSoftCredit: JobHandler = async (input) => {
  const pull = await pullCredit('SOFT', input)
  if ('sideRoad' in pull) return pull.sideRoad
  const { application } = input
  const { inquiryExplanations = [] } = application.loanFile
  const known = [...explainedOnce(inquiryExplanations), ...(application.heloc.inquiries ?? [])]
  const inquiries = explainedBy(inquiryExplanations, withUuids(pull.inquiries, known))
  const isAttested = inquiries.every(({ explanation }) => explanation !== undefined)
  return {
    event: 'softCreditPulled',
    patch: {
      loanFile: pull.loanFile,
      heloc: { inquiries },
      status: {
        inquiryAttestNeeded: inquiries.length > 0,
        inquiryAttestComplete: inquiries.length > 0 && isAttested,
        ...liensAnew(input, isAttested),
      },
    },
  }
}

/**
 * After a changed answer the liens that were confirmed before stand, unless there are new inquiries: their page asks about
 * those. The title was searched for them, so that says whether they were confirmed.
 */
function liensAnew({ tenant, application }: JobInput, isAttested: boolean): Patch['status'] {
  if (!tenant.journey.predicates.compile('titleSearched')(contextOf(tenant, application))) return undefined
  return isAttested ? { liensComplete: true } : { liensComplete: false, title: unmatched.status.title }
}

/**
 * Returns the inquiries with uuids: those that an earlier pull found keep theirs, so that their explanations stand. Each is
 * given once, because one creditor may ask twice on a day.
 */
function withUuids(
  found: readonly CreditInquiry[],
  known: NonNullable<Heloc['inquiries']>,
): NonNullable<Heloc['inquiries']> {
  const taken = new Set<string>()
  return found.map((inquiry) => {
    const same = known.find(
      ({ uuid, creditor, date }) =>
        creditor === inquiry.creditor && date === inquiry.date && !taken.has(uuid),
    )
    if (same) taken.add(same.uuid)
    return { ...inquiry, uuid: same?.uuid ?? randomUUID() }
  })
}
