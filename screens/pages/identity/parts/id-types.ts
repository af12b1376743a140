import type { DocumentType, Heloc } from '#generated/domain'
import type { FormValues } from '#generated/forms'

export type IdType = FormValues['identity']['idType']

export interface IdSide {
  readonly document: DocumentType
  readonly side: 'FRONT' | 'BACK' | 'PHOTO_PAGE'
}

/** The sides that each ID must show; a passport has but one page that matters. The server asks for the same. */
export const sidesOf: Readonly<Record<IdType, readonly IdSide[]>> = {
  US_DRIVERS_LICENSE: card('DRIVERS_LICENSE_FRONT', 'DRIVERS_LICENSE_BACK'),
  US_STATE_ID_CARD: card('ID_CARD_FRONT', 'ID_CARD_BACK'),
  US_PASSPORT: [{ document: 'PASSPORT_FRONT', side: 'PHOTO_PAGE' }],
  US_PERMANENT_RESIDENT_CARD: card('PERMANENT_RESIDENT_FRONT', 'PERMANENT_RESIDENT_BACK'),
}

export const idTypes = [
  'US_DRIVERS_LICENSE',
  'US_STATE_ID_CARD',
  'US_PASSPORT',
  'US_PERMANENT_RESIDENT_CARD',
] as const satisfies readonly IdType[]

function card(front: DocumentType, back: DocumentType): readonly IdSide[] {
  return [
    { document: front, side: 'FRONT' },
    { document: back, side: 'BACK' },
  ]
}

export function missingSides({ documents = [] }: Heloc, type: IdType): readonly IdSide[] {
  return sidesOf[type].filter(({ document }) => !documents.some((one) => one.type === document))
}

/** Identities of the pictures that belong to the chosen ID, in the order of its sides. */
export function documentsShown({ documents = [] }: Heloc, type: IdType): string[] {
  return sidesOf[type].flatMap(({ document }) =>
    documents.flatMap((one) => (one.type === document && one.uuid !== undefined ? [one.uuid] : [])).slice(-1),
  )
}

/** The ID of which a picture is there already: after a reload nobody chooses twice. */
export function startedType({ documents = [] }: Heloc): IdType | undefined {
  return idTypes.find((type) =>
    sidesOf[type].some(({ document }) => documents.some((one) => one.type === document)),
  )
}
