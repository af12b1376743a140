import type { UploadedDocumentType } from '#generated/domain'
import enumerations from '../../../schemas/domain/enumerations.schema.json' with { type: 'json' }

// The values of the schema from which the type is generated.
const uploadable = enumerations.$defs.UploadedDocumentType.enum as readonly UploadedDocumentType[]

/** Finds the type of a file that somebody may send. The lender makes documents of all other types. */
export const findUploadable = (type: string): UploadedDocumentType | undefined =>
  uploadable.find((known) => known === type)
