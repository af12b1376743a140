import { createHash } from 'node:crypto'

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/**
 * Returns the address of a person's wallet, in the form of the sandbox network: always the same, and without revealing the
 * person.
 */
export const walletAddress = (identity: string): string => addressOf(`wallet:${identity}`)

/** Returns the address of the group that acts for a person's wallet. */
export const groupPolicyAddress = (identity: string): string => addressOf(`group policy:${identity}`)

function addressOf(content: string): string {
  const bytes = createHash('sha256').update(content).digest()
  return `tp1${[...bytes, ...bytes.subarray(0, 6)].map((byte) => letters[byte % letters.length]).join('')}`
}
