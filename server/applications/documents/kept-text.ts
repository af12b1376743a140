import type { DocumentSection, DocumentText } from '../../documents/made/document-text.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { seal, unseal } from '../../secrets/seal.ts'

/** Words of a document as its row keeps them: those with the figures of a person are sealed, as its file is. */
export interface KeptText extends Omit<DocumentText, 'sections'> {
  /** Sealed. Not sealed in a row from before words were, until its keys are exchanged. */
  readonly sections: string | readonly DocumentSection[]
}

/** Seals the words of the document of a uuid. They open for no other one. */
export const sealText = (ring: KeyRing, uuid: string, text: DocumentText): KeptText => ({
  ...text,
  sections: seal(ring, JSON.stringify(text.sections), uuid),
})

/** Opens the words of the document of a uuid. Throws a SealError if no key of the ring opens them, or they are another one's. */
export const openText = (ring: KeyRing, uuid: string, { sections, ...text }: KeptText): DocumentText => ({
  ...text,
  sections: typeof sections === 'string' ? JSON.parse(unseal(ring, sections, uuid)) : sections,
})
