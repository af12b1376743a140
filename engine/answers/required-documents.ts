import type { DocumentType } from '#generated/domain'

/** A document that a choice asks for, and what its picture shows. */
export interface RequiredDocument {
  readonly document: DocumentType
  readonly side: 'FRONT' | 'BACK' | 'PHOTO_PAGE'
}

/** An option of a form's field that may ask for documents, as flows/forms has it. */
export interface DocumentOption {
  readonly value: unknown
  readonly documents?: readonly RequiredDocument[]
}

/** What a choice asks for; nothing for a choice that the form does not have. */
export const requiredDocuments = (
  options: readonly DocumentOption[],
  chosen: unknown,
): readonly RequiredDocument[] => options.find(({ value }) => value === chosen)?.documents ?? []
