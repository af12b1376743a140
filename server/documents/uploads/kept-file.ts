import { createHash } from 'node:crypto'
import type { SentFile } from './read-upload.ts'

interface OpenedFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Returns the name and SHA-256 of a stored file. A PNG that became a JPEG gets that extension. */
export const nameAndHash = (sent: Pick<SentFile, 'name'>, sentType: string, kept: OpenedFile) => ({
  name: kept.contentType === sentType ? sent.name : `${sent.name.replace(/\.png$/i, '')}.jpg`,
  sha256: createHash('sha256').update(kept.bytes).digest('hex'),
})
