import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret of 256 random bits. The server hands it out and stores only its hash, so it outlives an exchange of keys. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Returns what is stored of a secret. With 256 random bits, a plain hash cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
