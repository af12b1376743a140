import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeyRing } from './key-ring.ts'

/** Hashes content that could be guessed from a plain hash, such as a number of nine digits. 64 hexadecimal digits. */
export const keyedHash = ({ current }: KeyRing, content: string): string => hash(current, content)

/** Whether a keyed hash is that of a content, made with any key of the ring: hashes cannot be recomputed when keys change. */
export const isKeyedHash = (ring: KeyRing, content: string, made: string): boolean =>
  ring.all.some((key) => isSame(hash(key, content), made))

const hash = ({ bytes }: Key, content: string): string =>
  createHmac('sha256', bytes).update(content).digest('hex')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
