import { keyedHash } from '../../secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'

/** The token of a conversation: made of its id by the server's key, so that an answer that is given again needs no copy of it. */
export const conversationToken = ({ secrets }: Pick<Services, 'secrets'>, conversation: string): string =>
  keyedHash(secrets.tokenKey, `chatbot conversation ${conversation}`)
