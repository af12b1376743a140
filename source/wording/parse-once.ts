import { memoize } from '#engine'
import { parseMessage } from './parse-message.ts'

/** Tenants share nearly all of their messages, and a document is checked before it is used, so each text is parsed once. */
export const parseOnce = memoize(parseMessage)
