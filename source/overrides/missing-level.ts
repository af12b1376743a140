import { parsePointer, pointerTo } from '../json/json-pointer.ts'
import { isJsonObject, type Json } from '../json/json-value.ts'

/** Names the key below which a file holds what a refused override names one level too high. Undefined if none does. */
export function missingLevel(pointer: string, flows: Json): string | undefined {
  const [file = '', key = '', ...others] = parsePointer(pointer)
  const whole = isJsonObject(flows) ? flows[file] : undefined
  if (others.length > 0 || whole === undefined || !isJsonObject(whole) || Object.hasOwn(whole, key))
    return undefined
  return Object.entries(whole).find(([, below]) => isJsonObject(below) && Object.hasOwn(below, key))?.[0]
}

/** Returns the pointer with the level that it misses. */
export function withLevel(pointer: string, level: string): string {
  const [file = '', ...others] = parsePointer(pointer)
  return pointerTo(file, level, ...others)
}
