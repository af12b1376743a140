import { createHash, randomBytes } from 'node:crypto'

/** Creates the token of a link in a letter. Only its hash is kept, so the link outlives an exchange of keys. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url')

/** Returns what is kept of a token. It has 256 random bits, so a plain hash of it cannot be guessed. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')
