import { createHash } from 'node:crypto'

/** Derives digits from the key of a call, so that a repeated call gets the first answer. */
export const sandboxDigits = (key: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString()
    .slice(0, count)
