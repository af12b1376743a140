import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'
import type { Secrets } from '../secrets/load-secrets.ts'

type Content = readonly [purpose: string, ...parts: readonly string[]]

/** What counters, cookies and the log hold instead of an address: without the key nobody finds what it stands for. 64 hexadecimal digits. */
export const pseudonym = ({ dataKey }: Secrets, ...content: Content): string =>
  keyedHash(dataKey, JSON.stringify(content))

/** Whether a pseudonym stands for a content, by whichever key it was made: keys are exchanged while browsers keep their cookies. */
export const isPseudonym = ({ dataKey }: Secrets, made: string, ...content: Content): boolean =>
  isKeyedHash(dataKey, JSON.stringify(content), made)
