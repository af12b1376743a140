import type { Json, JsonObject } from '../json/json-value.ts'

/** Messages of a lender: a few of its own over those of the base, which are shared, not copied. */
export interface LayeredCopy {
  readonly base: JsonObject
  /** Own or inherited message by key; undefined if the lender removes it. */
  readonly own: ReadonlyMap<string, Json | undefined>
}

export const messageText = ({ base, own }: LayeredCopy, key: string): Json | undefined =>
  own.has(key) ? own.get(key) : Object.hasOwn(base, key) ? base[key] : undefined

/** Merges the messages into one object. */
export function wholeCopy({ base, own }: LayeredCopy): JsonObject {
  if (own.size === 0) return base
  const whole: Record<string, Json> = { ...base }
  for (const [key, text] of own) {
    if (text === undefined) delete whole[key]
    else whole[key] = text
  }
  return whole
}
