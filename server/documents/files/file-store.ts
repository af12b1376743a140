/** Keeps the content of documents outside of the database. Each call answers or throws within 30 seconds. */
export interface FileStore {
  /** Keeps a file; the same key again replaces it. */
  readonly put: (key: string, file: KeptFile) => Promise<void>
  /** undefined if nothing is kept under the key. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Removes a file; one that is not there is no fault. */
  readonly remove: (key: string) => Promise<void>
}

export interface KeptFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Key of a document's file. */
export const fileKey = (document: string): string => `documents/${document}`
