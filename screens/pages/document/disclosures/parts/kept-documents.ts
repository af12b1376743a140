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

/** Kind of a document: both sides of a card are of one kind. */
const kindOf = ({ type }: Pick<KeptDocument, 'type'>): string => type.replace(/_(FRONT|BACK)$/, '')

/**
 * Returns the documents of an application that can be opened: the newest first, those of one kind together, and the front
 * of a card before its back.
 */
export function keptDocuments({ documents = [] }: Heloc) {
  const kept = documents.flatMap(({ uuid, name = '', ...document }) =>
    uuid === undefined ? [] : [{ ...document, uuid, name }],
  )
  const newest = new Map<string, string>()
  for (const document of kept) {
    const { createdDate = '' } = document
    const kind = kindOf(document)
    if (createdDate >= (newest.get(kind) ?? '')) newest.set(kind, createdDate)
  }
  const placeOf = (document: KeptDocument) => {
    const kind = kindOf(document)
    return [newest.get(kind) ?? '', kind, document.type, document.createdDate ?? '']
  }
  // Each part is compared from high to low: FRONT stands before BACK.
  const sorted = kept.toSorted((a, b) => compareParts(placeOf(b), placeOf(a)))
  const isMade = ({ type }: KeptDocument) => made.includes(type)
  return { ours: sorted.filter(isMade), yours: sorted.filter((document) => !isMade(document)) }
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : (a[at] ?? '').localeCompare(b[at] ?? '')
}
