import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret of 256 random bits. The server hands it out and stores only its hash. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
