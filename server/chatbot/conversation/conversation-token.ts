import { keyedHash } from '../../secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'

/**
 * Derives the token of a conversation from its id with the server's key, so that a repeated response needs no stored copy of
 * it.
 */
export const conversationToken = ({ secrets }: Pick<Services, 'secrets'>, conversation: string): string =>
  keyedHash(secrets.tokenKey, `chatbot conversation ${conversation}`)
