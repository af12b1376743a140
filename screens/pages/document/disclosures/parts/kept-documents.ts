import type { DocumentType, Heloc } from '#generated/domain'

export interface KeptDocument {
  readonly uuid: string
  readonly type: DocumentType
  readonly name: string
  readonly createdDate?: string
  readonly signedDate?: string
}

/** Document types that the lender creates, which have a text beside the PDF. The applicant uploaded all others. */
const made: readonly DocumentType[] = [
  'APPLICATION_DISCLOSURE',
  'SUMMARY_DISCLOSURE',
  'CLOSING_DISCLOSURE',
  'NOTE',
  'FAIR_MARKET_VALUE',
  'PROPERTY_VALUATION',
  'DEED',
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'ADVERSE_ACTION_NOTICE',
  'CANCELLATION_CONFIRMATION',
  'HELOC_BOOKLET',
]

/** Returns the documents of an application that can be opened, the newest first. */
export function keptDocuments({ documents = [] }: Heloc) {
  const kept = documents
    .flatMap(({ uuid, name = '', ...document }) => (uuid === undefined ? [] : [{ ...document, uuid, name }]))
    .toSorted((a, b) => (b.createdDate ?? '').localeCompare(a.createdDate ?? ''))
  const isMade = ({ type }: KeptDocument) => made.includes(type)
  return { ours: kept.filter(isMade), yours: kept.filter((document) => !isMade(document)) }
}
