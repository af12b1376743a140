import type { SealedNumber } from '../applications/loan-file.ts'
import type { KeyRing } from './key-ring.ts'
import { seal } from './seal.ts'

/** Seals a number; its last four digits, which may be shown, stay readable. */
export const sealNumber = (ring: KeyRing, digits: string): SealedNumber => ({
  sealed: seal(ring, digits),
  lastFour: digits.slice(-4),
})
