import type { SealedNumber } from '../applications/loan-file.ts'
import type { KeyRing } from './key-ring.ts'
import { seal } from './seal.ts'

/** Kept sealed; only the last four digits are ever shown. */
export const sealNumber = (ring: KeyRing, digits: string): SealedNumber => ({
  sealed: seal(ring, digits),
  lastFour: digits.slice(-4),
})
