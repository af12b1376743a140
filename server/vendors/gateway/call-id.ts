import { createHash, randomUUID } from 'node:crypto'

/**
 * Returns the id of a call for its vendor: equal each time the call is made, and without personal data. Without a key it
 * differs each time.
 */
export const callId = (connection: string, operation: string, key: string = randomUUID()): string =>
  `call_${createHash('sha256').update(`${connection}\n${operation}\n${key}`).digest('base64url').slice(0, 32)}`
