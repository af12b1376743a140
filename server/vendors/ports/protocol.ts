import type { VendorOperations } from '#generated/api'

export type OperationName = keyof VendorOperations

/** Question to a vendor, by operation of schemas/api/vendors.schema.json, which says what each part means. */
export type RequestOf<Name extends OperationName> = Immutable<VendorOperations[Name]['request']>

/** Answer to it. */
export type AnswerOf<Name extends OperationName> = Immutable<VendorOperations[Name]['answer']>

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T

/** Document for a vendor: its description, and its uuid, by which a gateway downloads it. */
export type VendorDocument = Omit<RequestOf<'recording.record'>['document'], 'url'>

/** Address of a home in the United States, each part as the applicant wrote it. */
export type PropertyAddress = RequestOf<'property.value'>['address']
