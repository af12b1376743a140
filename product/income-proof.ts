import type { ApplicationStatus, DocumentType, Heloc } from '#generated/domain'

/** Types of documents that can prove an income without linking an account. */
export const incomePapers = [
  'USER_UPLOADED_PAYSTUB',
  'BANK_STATEMENT',
] as const satisfies readonly DocumentType[]

type Listed = NonNullable<Heloc['documents']>[number]

export const isIncomePaper = ({ type }: Listed): boolean => incomePapers.some((paper) => paper === type)

/** Tests for an uploaded income document that has not been reviewed. */
const hasNewPaper = ({ documents = [] }: Heloc): boolean =>
  documents.some((one) => isIncomePaper(one) && one.weighed !== true)

/** Tests whether linked data fell short, so that a document is asked for. */
export const wantsIncomePaper = (status: ApplicationStatus): boolean =>
  status.manualPaystubUpload === true && status.manualPaystubTasksComplete !== true

/** Tests whether the applicant still has to upload the document that is asked for. */
export const isIncomePaperDue = (heloc: Heloc, status: ApplicationStatus): boolean =>
  wantsIncomePaper(status) && !hasNewPaper(heloc)

/**
 * Tests whether income can be verified. Income that is only stated proves nothing; after linked data fell short, only
 * a document counts, and one that was already reviewed does not.
 */
export function hasIncomeProof(heloc: Heloc, status: ApplicationStatus): boolean {
  if (hasNewPaper(heloc)) return true
  const { incomeSources = [] } = heloc
  return (
    !wantsIncomePaper(status) &&
    incomeSources.some((source) => source.status === 'PENDING' || source.status === 'VERIFIED')
  )
}
