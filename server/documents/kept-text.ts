import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { DocumentSection, DocumentText } from './made/document-text.ts'

/** Words of a document as its row keeps them: those with the figures of a person are sealed, as its file is. */
export interface KeptText extends Omit<DocumentText, 'sections'> {
  /** Sealed. Not sealed in a row from before words were, until its keys are exchanged. */
  readonly sections: string | readonly DocumentSection[]
}

export const sealText = (ring: KeyRing, text: DocumentText): KeptText => ({
  ...text,
  sections: seal(ring, JSON.stringify(text.sections)),
})

/** Opens the words of a row. Throws a SealError if no key of the ring opens them. */
export const openText = (ring: KeyRing, { sections, ...text }: KeptText): DocumentText => ({
  ...text,
  sections: typeof sections === 'string' ? JSON.parse(unseal(ring, sections)) : sections,
})
