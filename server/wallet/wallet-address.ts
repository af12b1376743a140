import { createHash } from 'node:crypto'

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** The address of a person's wallet, in the form of the sandbox network: always the same one, and telling nothing of whose it is. */
export function walletAddress(identity: string): string {
  const bytes = createHash('sha256').update(`wallet:${identity}`).digest()
  return `tp1${[...bytes, ...bytes.subarray(0, 6)].map((byte) => letters[byte % letters.length]).join('')}`
}
