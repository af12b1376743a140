import { type ProvenIdentity, proveNonce } from '../chat/access/nonces.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/** Who is behind a nonce. */
export type NonceIdentity = Pick<ProvenIdentity, 'identity' | 'tenant'>

/** Undefined for a nonce that proves nothing: it is unknown, has run out, or its session has ended. */
export type IdentityOfNonce = (nonce: string) => Promise<NonceIdentity | undefined>

/** Whoever was signed out is answered as a visitor is, and told to sign in. */
export const identityOfNonce =
  (services: Services): IdentityOfNonce =>
  async (nonce) => {
    try {
      return await proveNonce(services, nonce)
    } catch (error) {
      if (error instanceof Problem && error.code === 'CHAT_NONCE') return undefined
      throw error
    }
  }
