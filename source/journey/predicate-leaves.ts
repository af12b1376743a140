import { memoize } from '#engine'
import { pointerTo } from '../json/json-pointer.ts'
import { isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import { visitJson } from '../json/visit-json.ts'

/** Condition on one field, anywhere in the flows. */
export interface PredicateLeaf {
  readonly leaf: JsonObject
  readonly pointer: string
}

/** Leaves of every predicate in the parts of an object, named or written in place. */
export const leavesIn = (flows: object): readonly PredicateLeaf[] =>
  // Flows are JSON, although their types are narrower.
  Object.entries<Json>({ ...flows }).flatMap(([key, part]) => {
    const step = pointerTo(key)
    if (typeof part !== 'object' || part === null) return []
    return leavesBelow(part).map(({ leaf, pointer }) => ({ leaf, pointer: step + pointer }))
  })

/**
 * Leaves are the only objects in the flows with a `field`. Cached by part: the journeys of lenders share most parts.
 */
const leavesBelow = memoize((part: Json): readonly PredicateLeaf[] => {
  const leaves: PredicateLeaf[] = []
  visitJson(part, (value, path) => {
    if (!isJsonObject(value) || typeof value.field !== 'string') return true
    leaves.push({ leaf: value, pointer: pointerTo(...path) })
    return false
  })
  return leaves
})
