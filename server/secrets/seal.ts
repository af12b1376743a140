import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** AES-256-GCM: initialisation vector, tag and cipher text in one base64 string. */
export function seal(key: Uint8Array, plain: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The text again; throws when it was sealed with another key or altered since. */
export function unseal(key: Uint8Array, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
