import type { DocumentType } from '#generated/domain'

/** Types that applicants upload. The lender makes every other document. */
const uploadable: readonly DocumentType[] = [
  'BANK_STATEMENT',
  'CERTIFICATE_OF_TRUST',
  'DRIVERS_LICENSE_FRONT',
  'DRIVERS_LICENSE_BACK',
  'ID_CARD_FRONT',
  'ID_CARD_BACK',
  'PASSPORT_FRONT',
  'PERMANENT_RESIDENT_FRONT',
  'PERMANENT_RESIDENT_BACK',
  'PROOF_OF_FLOOD_INSURANCE',
  'PROOF_OF_HAZARD_INSURANCE',
  'PROPERTY_DESCRIPTION_SOURCE',
  'USER_UPLOADED_PAYSTUB',
  'CANCELLATION_PROOF',
  'SUPPORT',
]

export const findUploadable = (type: string): DocumentType | undefined =>
  uploadable.find((known) => known === type)
