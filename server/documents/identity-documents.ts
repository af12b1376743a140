import type { DocumentType, IdType } from '#generated/domain'

/** The sides that each kind of identity document must show; a passport has but one. */
export const sidesOf: Readonly<Record<IdType, readonly DocumentType[]>> = {
  US_DRIVERS_LICENSE: ['DRIVERS_LICENSE_FRONT', 'DRIVERS_LICENSE_BACK'],
  US_PASSPORT: ['PASSPORT_FRONT'],
  US_STATE_ID_CARD: ['ID_CARD_FRONT', 'ID_CARD_BACK'],
  US_PERMANENT_RESIDENT_CARD: ['PERMANENT_RESIDENT_FRONT', 'PERMANENT_RESIDENT_BACK'],
}

const types = new Set(Object.values(sidesOf).flat())

export const isIdentityDocument = (type: DocumentType): boolean => types.has(type)
