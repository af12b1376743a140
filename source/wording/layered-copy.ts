import type { Json, JsonObject } from '../json/json-value.ts'

/** The messages of a lender, of which each has a few of its own, and all have the others: none is copied for it. */
export interface LayeredCopy {
  readonly base: JsonObject
  /** Key to what the lender, or one that it extends, says; undefined where it takes the message away. */
  readonly own: ReadonlyMap<string, Json | undefined>
}

export const messageText = ({ base, own }: LayeredCopy, key: string): Json | undefined =>
  own.has(key) ? own.get(key) : Object.hasOwn(base, key) ? base[key] : undefined

/** All of them in one object. */
export function wholeCopy({ base, own }: LayeredCopy): JsonObject {
  if (own.size === 0) return base
  const whole: Record<string, Json> = { ...base }
  for (const [key, text] of own) {
    if (text === undefined) delete whole[key]
    else whole[key] = text
  }
  return whole
}
