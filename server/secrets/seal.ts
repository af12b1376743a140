import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Key, KeyRing } from './key-ring.ts'

const cipher = 'aes-256-gcm'
const options = { authTagLength: 16 }

/**
 * Seals a text with AES-256-GCM: `<id of the key>.<initialisation vector, tag and cipher text in base64>`. With the uuid of a
 * row it opens for that row alone, so that nobody can exchange two texts.
 */
export function seal({ current: { id, bytes } }: KeyRing, plain: string, row?: string): string {
  const iv = randomBytes(12)
  // The id is authenticated too: a value cannot be presented as one of another key, or as one from before keys had ids.
  const sealing = createCipheriv(cipher, bytes, iv, options).setAAD(Buffer.from(associated(id, row)))
  const text = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()])
  return `${id}.${Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64')}`
}

/** Error for a sealed value that cannot be opened: its key is not in the ring, or it was altered. */
export class SealError extends Error {
  readonly code = 'SEAL'
}

/** Opens a sealed text, one of a row also if it was sealed for none. Throws a SealError if no key of the ring opens it. */
export function unseal(ring: KeyRing, sealed: string, row?: string): string {
  const { id, body } = partsOf(sealed)
  // A value without an id was sealed before keys had one.
  const keys = id === undefined ? ring.all : ring.all.filter((key) => key.id === id)
  if (keys.length === 0)
    throw new SealError(`A value is sealed with the key ${id}, which this server was not given.`)
  for (const key of keys) {
    // Words of documents were sealed for no row, until their keys are exchanged.
    const plain = open(key, associated(id ?? '', row), body) ?? open(key, id ?? '', body)
    if (plain !== undefined) return plain
  }
  throw new SealError(
    id === undefined
      ? 'A value without the id of its key was altered since it was sealed, or its key was not given.'
      : `A value that names the key ${id} was altered since it was sealed.`,
  )
}

/** Returns the key id of a sealed value. Undefined for one from before keys had ids, and for any other text. */
export const keyIdOf = (text: string): string | undefined => shape.exec(text)?.groups?.id

const shape = /^(?:(?<id>[0-9a-f]{8})\.)?(?<body>[A-Za-z0-9+/]+={0,2})$/

function partsOf(sealed: string): { readonly id: string | undefined; readonly body: Buffer } {
  const { id, body = '' } = shape.exec(sealed)?.groups ?? {}
  const bytes = Buffer.from(body, 'base64')
  // Several base64 texts decode to the same bytes, and only one of them was written.
  if (bytes.length < 28 || bytes.toString('base64') !== body)
    throw new SealError('A text is no sealed value.')
  return { id, body: bytes }
}

const associated = (id: string, row: string | undefined): string => (row === undefined ? id : `${id}:${row}`)

function open({ bytes }: Key, associated: string, body: Buffer): string | undefined {
  const opening = createDecipheriv(cipher, bytes, body.subarray(0, 12), options)
    .setAAD(Buffer.from(associated))
    .setAuthTag(body.subarray(12, 28))
  try {
    return Buffer.concat([opening.update(body.subarray(28)), opening.final()]).toString('utf8')
  } catch {
    // Node only reports that the tag does not match.
    return undefined
  }
}
