import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Key of 32 bytes, with the id that sealed values name. */
export interface Key {
  /** Eight hexadecimal digits, derived from the bytes without revealing them. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** Current key, for everything new, and all keys that may be needed, the current one first. */
export interface KeyRing {
  readonly current: Key
  readonly all: readonly Key[]
}

export const createKey = (bytes: Uint8Array = randomBytes(32)): Key => ({
  id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 8),
  bytes,
})

/** Derives a key from a secret of any length. */
export const keyOfSecret = (secret: string): Key => createKey(createHash('sha256').update(secret).digest())

export const createRing = (current: Key, previous: readonly Key[] = []): KeyRing => ({
  current,
  all: [current, ...previous],
})
