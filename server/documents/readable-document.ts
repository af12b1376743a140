import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import type { StoredDocument } from './document-store.ts'
import type { DocumentText } from './made/document-text.ts'

/** Document as its reader gets it. */
export type ReadableDocument = Pick<
  StoredDocument | RenderedDocument,
  'uuid' | 'name' | 'contentType' | 'sha256' | 'textHash'
> & {
  readonly text: DocumentText | null
  /** Content if it was created for this request; otherwise `Services.files` reads it. */
  readonly bytes?: Uint8Array
}
