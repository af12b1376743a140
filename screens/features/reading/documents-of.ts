import type { DocumentType, Heloc } from '#generated/domain'

export interface DocumentToRead {
  readonly uuid: string
  readonly type: DocumentType
  readonly pages?: number
}

/** Types of the documents that are signed at the closing. The value of the home is there where its state asks for that. */
export const closingDocuments: readonly DocumentType[] = ['CLOSING_DISCLOSURE', 'NOTE', 'FAIR_MARKET_VALUE']

/** Returns the application's documents of these types, in the order of the types. */
export function documentsOf({ documents = [] }: Heloc, types: readonly DocumentType[]): DocumentToRead[] {
  return types.flatMap((wanted) =>
    documents.flatMap(({ uuid, type, pages }) =>
      type === wanted && uuid !== undefined ? [{ uuid, type, ...(pages !== undefined && { pages }) }] : [],
    ),
  )
}
