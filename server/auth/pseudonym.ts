import { keyedHash } from '../secrets/keyed-hash.ts'
import type { Secrets } from '../secrets/load-secrets.ts'

/** What counters, cookies and the log hold instead of an address: without the key nobody finds what it stands for. 64 hexadecimal digits. */
export const pseudonym = ({ dataKey }: Secrets, purpose: string, ...content: readonly string[]): string =>
  keyedHash(dataKey, JSON.stringify([purpose, ...content]))
