import { createHash } from 'node:crypto'

/** Hash that names content in a URL cached for ever. */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(value instanceof Uint8Array ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 16)
