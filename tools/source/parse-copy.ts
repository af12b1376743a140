import type { JsonObject, Message } from '#engine'
import { parseOnce } from './parse-once.ts'

export interface ParsedCopy {
  readonly messages: Readonly<Record<string, Message>>
  /** Key to why its message could not be parsed. */
  readonly broken: ReadonlyMap<string, string>
}

const parsed = new WeakMap<JsonObject, ParsedCopy>()

/** Copy of which all but the `reworded` is that of the base. */
export function parseCopy(copy: JsonObject, base: JsonObject, reworded: readonly string[]): ParsedCopy {
  const known = parsed.get(base) ?? parseAll(base)
  parsed.set(base, known)
  if (reworded.length === 0) return known
  const messages: Record<string, Message> = { ...known.messages }
  const broken = new Map(known.broken)
  for (const key of reworded) {
    broken.delete(key)
    const text = copy[key]
    const result = text === undefined ? undefined : parseOnce(String(text))
    if (result?.ok) messages[key] = result.message
    else delete messages[key]
    if (result?.ok === false) broken.set(key, result.reason)
  }
  return { messages, broken }
}

function parseAll(copy: JsonObject): ParsedCopy {
  const results = Object.entries(copy).map(([key, text]) => [key, parseOnce(String(text))] as const)
  return {
    messages: Object.fromEntries(
      results.flatMap(([key, result]) => (result.ok ? [[key, result.message]] : [])),
    ),
    broken: new Map(results.flatMap(([key, result]) => (result.ok ? [] : [[key, result.reason]]))),
  }
}
