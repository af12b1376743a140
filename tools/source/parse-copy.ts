import type { JsonObject, Message } from '#engine'
import { parseOnce } from './parse-once.ts'

export interface ParsedCopy {
  readonly messages: Readonly<Record<string, Message>>
  /** Key to why its message could not be parsed. */
  readonly broken: ReadonlyMap<string, string>
}

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
