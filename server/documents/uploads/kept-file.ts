import { createHash } from 'node:crypto'
import type { SentFile } from './read-upload.ts'

interface OpenedFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Name and SHA-256 of a file as it is kept: a picture that was made anew as a JPEG is called one. */
export const nameAndHash = (sent: Pick<SentFile, 'name'>, sentType: string, kept: OpenedFile) => ({
  name: kept.contentType === sentType ? sent.name : `${sent.name.replace(/\.png$/i, '')}.jpg`,
  sha256: createHash('sha256').update(kept.bytes).digest('hex'),
})
