import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for what is handed out and kept as a hash alone. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
