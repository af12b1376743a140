import type { SealedNumber } from '../applications/loan-file.ts'
import { seal } from './seal.ts'

/** Kept sealed; only the last four digits are ever shown. */
export const sealNumber = (key: Uint8Array, digits: string): SealedNumber => ({
  sealed: seal(key, digits),
  lastFour: digits.slice(-4),
})
