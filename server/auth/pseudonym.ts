import { createHmac } from 'node:crypto'
import type { Secrets } from '../secrets/load-secrets.ts'

/** What counters, cookies and the log hold instead of an address: without the key nobody finds what it stands for. Base64url of 32 bytes. */
export const pseudonym = ({ dataKey }: Secrets, purpose: string, ...content: readonly string[]): string =>
  createHmac('sha256', dataKey)
    .update(JSON.stringify([purpose, ...content]))
    .digest('base64url')
