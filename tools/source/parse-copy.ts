import type { JsonObject, Message } from '#engine'
import { type ParsedMessage, parseMessage } from './parse-message.ts'

export interface ParsedCopy {
  readonly messages: Readonly<Record<string, Message>>
  /** Key to why its message could not be parsed. */
  readonly broken: ReadonlyMap<string, string>
}

/** Tenants share nearly all of their messages, so each text is parsed once. */
const parsed = new Map<string, ParsedMessage>()

export function parseCopy(copy: JsonObject): ParsedCopy {
  const messages: [string, Message][] = []
  const broken = new Map<string, string>()
  for (const [key, text] of Object.entries(copy)) {
    const result = parseOnce(String(text))
    if (result.ok) messages.push([key, result.message])
    else broken.set(key, result.reason)
  }
  return { messages: Object.fromEntries(messages), broken }
}

function parseOnce(text: string): ParsedMessage {
  const result = parsed.get(text) ?? parseMessage(text)
  parsed.set(text, result)
  return result
}
