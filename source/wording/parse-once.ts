import { type ParsedMessage, parseMessage } from './parse-message.ts'

const parsed = new Map<string, ParsedMessage>()

/** Tenants share nearly all of their messages, and a document is checked before it is used, so each text is parsed once. */
export function parseOnce(text: string): ParsedMessage {
  const result = parsed.get(text) ?? parseMessage(text)
  parsed.set(text, result)
  return result
}
