import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type ProvenIdentity, proveNonce } from './nonces.ts'

/** Account that a nonce proves. */
export type NonceIdentity = Pick<ProvenIdentity, 'identity' | 'tenant'>

/** Function that returns the account of a nonce. Undefined if the nonce is unknown or expired, or its session has ended. */
export type IdentityOfNonce = (nonce: string) => Promise<NonceIdentity | undefined>

/** Returns the account of a nonce. A signed-out person is treated like a visitor and told to sign in. */
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
