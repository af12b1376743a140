import { createHash } from 'node:crypto'

/** Names content in a URL that is cached for ever. */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(value instanceof Uint8Array ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 16)
