import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 32 bytes, and the name by which what was sealed with them asks for them. */
export interface Key {
  /** Eight hexadecimal digits that follow from the bytes and do not give them away. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** The key with which everything new is made, and all that may be asked for, the current one first. */
export interface KeyRing {
  readonly current: Key
  readonly all: readonly Key[]
}

export const createKey = (bytes: Uint8Array = randomBytes(32)): Key => ({
  id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 8),
  bytes,
})

/** The key that a secret of any length stands for. */
export const keyOfSecret = (secret: string): Key => createKey(createHash('sha256').update(secret).digest())

export const createRing = (current: Key, previous: readonly Key[] = []): KeyRing => ({
  current,
  all: [current, ...previous],
})
