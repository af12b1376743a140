import type { Secrets } from '../keys/load-secrets.ts'
import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'

/**
 * Returns a keyed hash that stands for an address in counters, cookies and the log. Without the key nobody can find the
 * original. 64 hexadecimal digits.
 */
export const pseudonym = ({ dataKey }: Secrets, purpose: string, ...content: readonly string[]): string =>
  keyedHash(dataKey, contentOf(purpose, content))

/** Checks whether a text is the pseudonym of a content, made with any of the server's keys. */
export const isPseudonym = (
  { dataKey }: Secrets,
  text: string,
  purpose: string,
  ...content: readonly string[]
): boolean => isKeyedHash(dataKey, contentOf(purpose, content), text)

const contentOf = (purpose: string, content: readonly string[]): string =>
  JSON.stringify([purpose, ...content])
