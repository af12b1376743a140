import type { DocumentType, Heloc } from '#generated/domain'

export interface KeptDocument {
  readonly uuid: string
  readonly type: DocumentType
  readonly name: string
  readonly createdDate?: string
}

/** What the lender makes; it has a text beside its PDF. Everything else came from the applicant. */
const made: readonly DocumentType[] = [
  'APPLICATION_DISCLOSURE',
  'SUMMARY_DISCLOSURE',
  'CLOSING_DISCLOSURE',
  'NOTE',
  'DEED',
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'ADVERSE_ACTION_NOTICE',
  'CANCELLATION_CONFIRMATION',
  'HELOC_BOOKLET',
]

/** The documents of an application that can be opened, the newest first. */
export function keptDocuments({ documents = [] }: Heloc) {
  const kept = documents
    .flatMap(({ uuid, type, name = '', createdDate }) =>
      uuid === undefined ? [] : [{ uuid, type, name, ...(createdDate !== undefined && { createdDate }) }],
    )
    .toSorted((a, b) => (b.createdDate ?? '').localeCompare(a.createdDate ?? ''))
  const isMade = ({ type }: KeptDocument) => made.includes(type)
  return { ours: kept.filter(isMade), yours: kept.filter((document) => !isMade(document)) }
}
