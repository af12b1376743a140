import type { DocumentType } from '#generated/domain'
import type { DocumentText } from './document-text.ts'

/** A document ready to be stored: made here, or uploaded by an applicant. */
export interface RenderedDocument {
  readonly uuid: string
  readonly type: DocumentType
  readonly origin: 'GENERATED' | 'UPLOADED'
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly sha256: string
  /** Of the file that an applicant sent, where it is an upload. */
  readonly originalSha256: string | null
  readonly pages: number
  readonly text: DocumentText | null
  readonly textHash: string | null
  readonly madeAt: Date
}
