import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'
import type { Secrets } from '../secrets/load-secrets.ts'

/** What counters, cookies and the log hold instead of an address: without the key nobody finds what it stands for. 64 hexadecimal digits. */
export const pseudonym = ({ dataKey }: Secrets, purpose: string, ...content: readonly string[]): string =>
  keyedHash(dataKey, contentOf(purpose, content))

/** Whether a text is the pseudonym of a content, by whichever of our keys it was made. */
export const isPseudonym = (
  { dataKey }: Secrets,
  text: string,
  purpose: string,
  ...content: readonly string[]
): boolean => isKeyedHash(dataKey, contentOf(purpose, content), text)

const contentOf = (purpose: string, content: readonly string[]): string =>
  JSON.stringify([purpose, ...content])
