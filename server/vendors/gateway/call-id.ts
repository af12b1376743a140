import { createHash, randomUUID } from 'node:crypto'

/** Identity of a call for its vendor: the same each time it is made, and without anything personal. Without a key, another each time. */
export const callId = (connection: string, operation: string, key: string = randomUUID()): string =>
  `call_${createHash('sha256').update(`${connection}\n${operation}\n${key}`).digest('base64url').slice(0, 32)}`
