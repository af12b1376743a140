import type { JsonObject, Message } from '#engine'
import { parseOnce } from './parse-once.ts'

export type Messages = Readonly<Record<string, Message>>

export interface ParsedCopy {
  /** All of them. Made when first asked for: who looks at thousands of lenders seldom does. */
  readonly messages: Messages
  /** Those that are reworded. */
  readonly reworded: ReadonlyMap<string, Message>
  /** Key to why its message could not be parsed. */
  readonly broken: ReadonlyMap<string, string>
}

const parsed = new WeakMap<JsonObject, ParsedCopy>()
/** By what is reworded, for as long as somebody uses it: of a thousand lenders, most say what their group says. */
const reparsed = new WeakMap<JsonObject, Map<string, WeakRef<ParsedCopy>>>()

/** Copy of which all but the `keys` is that of the base; the same object for all lenders who reword the same. */
export function parseCopy(copy: JsonObject, base: JsonObject, keys: readonly string[]): ParsedCopy {
  const known = parsed.get(base) ?? parseAll(base)
  parsed.set(base, known)
  if (keys.length === 0) return known
  const alike = reparsed.get(base) ?? new Map<string, WeakRef<ParsedCopy>>()
  reparsed.set(base, alike)
  const texts = JSON.stringify(keys.map((key) => [key, copy[key]]))
  const result = alike.get(texts)?.deref() ?? reparse(copy, known, keys)
  alike.set(texts, new WeakRef(result))
  return result
}

function reparse(copy: JsonObject, known: ParsedCopy, keys: readonly string[]): ParsedCopy {
  const reworded = new Map<string, Message>()
  const broken = new Map(known.broken)
  for (const key of keys) {
    broken.delete(key)
    const text = copy[key]
    const result = text === undefined ? undefined : parseOnce(String(text))
    if (result?.ok) reworded.set(key, result.message)
    if (result?.ok === false) broken.set(key, result.reason)
  }
  let messages: Messages | undefined
  return {
    get messages() {
      messages ??= reword(known.messages, keys, reworded)
      return messages
    },
    reworded,
    broken,
  }
}

function reword(base: Messages, keys: readonly string[], reworded: ReadonlyMap<string, Message>): Messages {
  const messages: Record<string, Message> = { ...base }
  for (const key of keys) delete messages[key]
  return Object.assign(messages, Object.fromEntries(reworded))
}

function parseAll(copy: JsonObject): ParsedCopy {
  const results = Object.entries(copy).map(([key, text]) => [key, parseOnce(String(text))] as const)
  return {
    reworded: new Map(),
    messages: Object.fromEntries(
      results.flatMap(([key, result]) => (result.ok ? [[key, result.message]] : [])),
    ),
    broken: new Map(results.flatMap(([key, result]) => (result.ok ? [] : [[key, result.reason]]))),
  }
}
