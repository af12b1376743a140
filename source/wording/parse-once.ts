import { memoize } from '#engine'
import { parseMessage } from './parse-message.ts'

/** Cached parser: tenants share nearly all messages, and a document is checked before it is used. */
export const parseOnce = memoize(parseMessage)
