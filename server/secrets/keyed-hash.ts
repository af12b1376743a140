import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeyRing } from './key-ring.ts'

/** A hash for what could be found by trying, such as a number of nine digits, were the hash a plain one: 64 hexadecimal digits. */
export const keyedHash = ({ current }: KeyRing, content: string): string => hash(current, content)

/** Whether a keyed hash is that of a content, by whichever key of the ring it was made: it cannot be made anew when keys are exchanged. */
export const isKeyedHash = (ring: KeyRing, content: string, made: string): boolean =>
  ring.all.some((key) => isSame(hash(key, content), made))

const hash = ({ bytes }: Key, content: string): string =>
  createHmac('sha256', bytes).update(content).digest('hex')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
