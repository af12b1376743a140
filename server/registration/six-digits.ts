import { randomInt } from 'node:crypto'

/** Creates a random code of six digits, all equally likely. */
export const sixDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')
