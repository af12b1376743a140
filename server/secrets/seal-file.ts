import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'
import { SealError } from './seal.ts'

const cipher = 'aes-256-gcm'
const tagLength = 16
const ivLength = 12
const idLength = 8

/** First bytes of a sealed file. No file that is taken begins so: PDF, JPEG, PNG, audio, video and text do not. */
const mark = Buffer.from([0x00, 0x53, 0x45, 0x41, 0x4c, 0x45, 0x44, 0x31])

/** Bytes that a sealed file has more than its content: mark, id of the key, initialisation vector and tag. */
export const sealOverhead = mark.length + idLength + ivLength + tagLength

/** Media type of a sealed file in the store: nothing that opens files there can read it. */
export const sealedType = 'application/octet-stream'

/** Sealed content of a file, with the key that opens it, for the columns of its row. */
export interface SealedFile {
  readonly bytes: Uint8Array
  readonly sealedKey: string
}

/** Seals the content of a file with AES-256-GCM. It opens only for the row of this uuid, so that nobody can exchange two files. */
export function sealFile({ current }: KeyRing, uuid: string, content: Uint8Array): SealedFile {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, current.bytes, iv, { authTagLength: tagLength })
  sealing.setAAD(associated(current.id, uuid))
  // Written into one buffer, so that a large file is held no more often than twice.
  const bytes = Buffer.allocUnsafe(sealOverhead + content.length)
  bytes.set(sealing.update(content), sealOverhead)
  sealing.final()
  bytes.set(mark)
  bytes.write(current.id, mark.length, 'latin1')
  bytes.set(iv, mark.length + idLength)
  bytes.set(sealing.getAuthTag(), mark.length + idLength + ivLength)
  return { bytes, sealedKey: current.id }
}

/**
 * Opens the content of a file. One from before files were sealed is returned as it is. Throws a SealError if no key of the ring
 * opens it, or it was altered.
 */
export function openFile({ all }: KeyRing, uuid: string, stored: Uint8Array): Uint8Array {
  if (!isSealedFile(stored)) return stored
  const file = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  const [idAt, ivAt, tagAt] = [mark.length, mark.length + idLength, mark.length + idLength + ivLength]
  const id = file.toString('latin1', idAt, ivAt)
  const key = all.find((one) => one.id === id)
  if (key === undefined)
    throw new SealError(`The file ${uuid} is sealed with the key ${id}, which this server was not given.`)
  const opening = createDecipheriv(cipher, key.bytes, file.subarray(ivAt, tagAt), {
    authTagLength: tagLength,
  })
  opening.setAAD(associated(id, uuid)).setAuthTag(file.subarray(tagAt, sealOverhead))
  try {
    const content = opening.update(file.subarray(sealOverhead))
    opening.final()
    return content
  } catch (cause) {
    throw new SealError(`The file ${uuid} was altered since it was sealed.`, { cause })
  }
}

export const isSealedFile = (stored: Uint8Array): boolean =>
  stored.length >= sealOverhead && mark.equals(stored.subarray(0, mark.length))

const associated = (id: string, uuid: string): Uint8Array => Buffer.from(`${id}:${uuid}`)
