import type { JsonObject } from '#engine'
import { pointerTo } from './json-pointer.ts'

/** A condition on one field, wherever in the flows it stands. */
export interface PredicateLeaf {
  readonly leaf: JsonObject
  readonly pointer: string
}

/** Every leaf of every predicate, named or written in place: the only objects in the flows with a `field`. */
export function leavesIn(value: unknown, pointer = ''): readonly PredicateLeaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesIn(item, pointer + pointerTo(index)))
  if (!isObject(value)) return []
  if (typeof value.field === 'string') return [{ leaf: value, pointer }]
  return Object.entries(value).flatMap(([key, child]) => leavesIn(child, pointer + pointerTo(key)))
}

// Flows are JSON, whatever their types are called.
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null
