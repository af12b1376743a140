import type { KeyRing } from './key-ring.ts'
import { SealError, seal, unseal } from './seal.ts'

/** Seals a text to a token that may stand in the path of an address. */
export const sealToken = (key: KeyRing, text: string): string =>
  seal(key, text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '~')

/** Opens a token. Undefined if it was altered or not made here. */
export function openToken(key: KeyRing, token: string): string | undefined {
  try {
    return unseal(key, token.replaceAll('-', '+').replaceAll('_', '/').replaceAll('~', '='))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
