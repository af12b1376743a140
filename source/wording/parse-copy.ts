import { type Message, memoize } from '#engine'
import type { JsonObject } from '../json/json-value.ts'
import type { LayeredCopy } from './layered-copy.ts'
import { parseOnce } from './parse-once.ts'

export type Messages = Readonly<Record<string, Message>>

export interface ParsedCopy {
  /** Finds one message without parsing the others: a single sentence for one of a thousand lenders needs no more. */
  readonly findMessage: FindMessage
  /** Messages by key. Computed on demand and held weakly: there may be thousands of lenders. */
  readonly messages: Messages
  /** Messages that are reworded. */
  readonly reworded: ReadonlyMap<string, Message>
  /** Parse error by key. */
  readonly broken: ReadonlyMap<string, string>
}

export type FindMessage = (key: string) => Message | undefined

/** Parsed copy by rewording, held weakly: of a thousand lenders, most have only the rewording of their group. */
const reparsed = memoize((_base: JsonObject) => new Map<string, WeakRef<ParsedCopy>>())

/**
 * Parses messages, those of the base once; returns the same object for all lenders with the same rewordings. Leaves out
 * values that are not texts, because their schema reports them.
 */
export function parseCopy({ base, own }: LayeredCopy): ParsedCopy {
  const known = parseAll(base)
  if (own.size === 0) return known
  const alike = reparsed(base)
  const texts = JSON.stringify([...own])
  const result = alike.get(texts)?.deref() ?? reparse(own, known)
  alike.set(texts, new WeakRef(result))
  return result
}

function reparse(own: LayeredCopy['own'], known: ParsedCopy): ParsedCopy {
  const reworded = new Map<string, Message>()
  const broken = new Map(known.broken)
  for (const [key, text] of own) {
    broken.delete(key)
    const result = typeof text === 'string' ? parseOnce(text) : undefined
    if (result?.ok) reworded.set(key, result.message)
    if (result?.ok === false) broken.set(key, result.reason)
  }
  let made: WeakRef<Messages> | undefined
  return {
    findMessage: (key) => (own.has(key) ? reworded.get(key) : known.findMessage(key)),
    get messages() {
      const messages = made?.deref() ?? reword(known.messages, [...own.keys()], reworded)
      made = new WeakRef(messages)
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

const parseAll = memoize((copy: JsonObject): ParsedCopy => {
  const results = Object.entries(copy).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, parseOnce(text)] as const] : [],
  )
  const messages: Messages = Object.fromEntries(
    results.flatMap(([key, result]) => (result.ok ? [[key, result.message]] : [])),
  )
  return {
    findMessage: (key) => (Object.hasOwn(messages, key) ? messages[key] : undefined),
    messages,
    reworded: new Map(),
    broken: new Map(results.flatMap(([key, result]) => (result.ok ? [] : [[key, result.reason]]))),
  }
})
