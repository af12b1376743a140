import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time: the hashes of both have the same length. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

const hash = (text: string): Uint8Array => createHash('sha256').update(text).digest()
