import { isDeepStrictEqual } from 'node:util'
import {
  type Change,
  isJsonObject,
  type Json,
  type JsonObject,
  parsePointer,
  pointerTo,
  valueAt,
} from '#source'

export type { Change }

/** The change that takes another one back. `next` is where a value stood that the other took away. */
export const inverse = ({ file, pointer, before, after, next }: Change): Change => ({
  file,
  pointer,
  ...(after !== undefined && { before: after }),
  ...(before !== undefined && { after: before }),
  ...(next !== undefined && { next }),
})

/** Whether a file still says what a change found there. A new element of a list needs only its place in the list. */
export function fits(value: Json | undefined, { pointer, before }: Change): boolean {
  const steps = parsePointer(pointer)
  const parent = valueAt(value, steps.slice(0, -1))
  if (before === undefined && steps.length > 0 && Array.isArray(parent))
    return Number(steps.at(-1)) <= parent.length
  return isDeepStrictEqual(valueAt(value, steps), before)
}

/**
 * A change with all that taking it back needs: the place from which it takes a value away, or the outermost object that comes into
 * being with a new value.
 */
export function complete(value: Json | undefined, change: Change): Change {
  const steps = parsePointer(change.pointer)
  const last = steps.at(-1)
  if (last === undefined) return change
  const above = steps.slice(0, -1)
  const parent = valueAt(value, above)
  if (parent === undefined && change.after !== undefined)
    return complete(value, {
      file: change.file,
      pointer: pointerTo(...above),
      after: { [last]: change.after },
    })
  if (change.after !== undefined || !isJsonObject(parent)) return change
  const keys = Object.keys(parent)
  const next = keys[keys.indexOf(last) + 1]
  return next === undefined ? change : { ...change, next }
}

/** The value of a file after a change. Throws RangeError for a place whose surroundings do not exist. */
export function applyChange(value: Json, { pointer, before, after, next }: Change): Json {
  const steps = parsePointer(pointer)
  const last = steps.at(-1)
  if (last === undefined) return after ?? null
  return replaceAt(value, steps.slice(0, -1), (parent) => {
    if (isJsonObject(parent)) return withKey(parent, last, after, next)
    if (Array.isArray(parent))
      return parent.toSpliced(
        Number(last),
        before === undefined ? 0 : 1,
        ...(after === undefined ? [] : [after]),
      )
    throw new RangeError(`There is no place ${pointer}.`)
  })
}

function replaceAt(value: Json, [key, ...rest]: readonly string[], replace: (parent: Json) => Json): Json {
  if (key === undefined) return replace(value)
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? replaceAt(each, rest, replace) : each))
  if (!isJsonObject(value)) throw new RangeError(`There is no "${key}" here.`)
  const child = value[key]
  if (child === undefined) throw new RangeError(`There is no "${key}" here.`)
  return { ...value, [key]: replaceAt(child, rest, replace) }
}

function withKey(
  parent: JsonObject,
  key: string,
  after: Json | undefined,
  next: string | undefined,
): JsonObject {
  if (after === undefined) return Object.fromEntries(Object.entries(parent).filter(([each]) => each !== key))
  if (Object.hasOwn(parent, key) || next === undefined) return { ...parent, [key]: after }
  return Object.fromEntries(
    Object.entries(parent).flatMap(([each, value]) =>
      each === next
        ? [
            [key, after],
            [each, value],
          ]
        : [[each, value]],
    ),
  )
}
