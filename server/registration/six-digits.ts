import { randomInt } from 'node:crypto'

/** A code for a letter, each as likely as another. */
export const sixDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')
