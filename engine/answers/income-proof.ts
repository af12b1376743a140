import type { ApplicationStatus, DocumentType, Heloc } from '#generated/domain'

/** Papers that can prove an income without linking. */
export const incomePapers = [
  'USER_UPLOADED_PAYSTUB',
  'BANK_STATEMENT',
] as const satisfies readonly DocumentType[]

type Listed = NonNullable<Heloc['documents']>[number]

export const isIncomePaper = ({ type }: Listed): boolean => incomePapers.some((paper) => paper === type)

/** A paper on the income that nobody has looked at yet. */
const hasNewPaper = ({ documents = [] }: Heloc): boolean =>
  documents.some((one) => isIncomePaper(one) && one.weighed !== true)

/** What was linked did not show enough: a paper is asked for. */
export const wantsIncomePaper = (status: ApplicationStatus): boolean =>
  status.manualPaystubUpload === true && status.manualPaystubTasksComplete !== true

/**
 * Whether there is something to verify the income by. One that is only stated proves nothing; once what was linked did not
 * show enough, only a paper does, and one that was weighed already does not.
 */
export function hasIncomeProof(heloc: Heloc, status: ApplicationStatus): boolean {
  if (hasNewPaper(heloc)) return true
  const { incomeSources = [] } = heloc
  return (
    !wantsIncomePaper(status) &&
    incomeSources.some((source) => source.status === 'PENDING' || source.status === 'VERIFIED')
  )
}
