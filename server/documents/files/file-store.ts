/** Store for files outside of the database. Each call resolves or throws within some minutes at most. */
export interface FileStore {
  /** Stores a file, replacing one with the same key. */
  readonly put: (key: string, file: KeptFile) => Promise<void>
  /** Reads a file. Undefined if nothing is stored under the key. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Removes a file. A missing file is not an error. */
  readonly remove: (key: string) => Promise<void>
}

export interface KeptFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Returns the key of the file of a document or of a chat, by the uuid of its row. */
export const fileKey = (uuid: string): string => `documents/${uuid}`
