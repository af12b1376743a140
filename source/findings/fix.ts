import { parsePointer, pointerTo } from '../json/json-pointer.ts'
import { isJsonObject, type Json } from '../json/json-value.ts'
import { valueAt } from '../json/value-at.ts'
import type { FilePlace } from './fault.ts'

/** One value of a file that changes. Without `before` it is new, without `after` it goes. */
export interface Change {
  /** Path relative to the folder of the journey. */
  readonly file: string
  readonly pointer: string
  readonly before?: Json
  readonly after?: Json
  /** Key of the same object before which a new value stands; at the end if it is left out. */
  readonly next?: string
}

/** Correction that needs no thought: its changes, made in order, make the finding go. */
export interface Fix {
  /** Effect, in words. */
  readonly title: string
  /** Text that a person writes first: it takes the place of the empty text in the changes. */
  readonly asks?: string
  readonly changes: readonly Change[]
}

/** How a fault is mended: by another word where one stands as a value or a key, by taking something away at or below its place, or by changes elsewhere. */
export type Mend =
  | { readonly from: string; readonly to: string }
  /** Pointer from the place of the fault; empty for that place. */
  | { readonly removes: string }
  | Fix

/** Fix of a fault at a place of a file; undefined where the place says something else than what is mended. */
export function fixAt(mend: Mend, { file, pointer }: FilePlace): Fix | undefined {
  if ('changes' in mend) return mend
  if ('removes' in mend) return removal(file, pointer + mend.removes)
  const { from, to } = mend
  if (valueAt(file.value, parsePointer(pointer)) === from)
    return {
      title: `Write "${to}" instead of "${from}"`,
      changes: [{ file: file.path, pointer, before: from, after: to }],
    }
  return renaming(file, pointer, mend)
}

function removal(file: FilePlace['file'], pointer: string): Fix | undefined {
  const steps = parsePointer(pointer)
  const before = valueAt(file.value, steps)
  if (before === undefined) return undefined
  const isElement = Array.isArray(valueAt(file.value, steps.slice(0, -1)))
  return {
    title: `Remove ${isElement ? JSON.stringify(before) : `"${steps.at(-1)}"`}`,
    changes: [{ file: file.path, pointer, before }],
  }
}

/** Gives a key another name, in the same place among its neighbors. */
function renaming(
  file: FilePlace['file'],
  pointer: string,
  { from, to }: { readonly from: string; readonly to: string },
): Fix | undefined {
  const steps = parsePointer(pointer)
  const above = steps.slice(0, -1)
  const parent = valueAt(file.value, above)
  if (steps.at(-1) !== from || !isJsonObject(parent) || Object.hasOwn(parent, to)) return undefined
  const value = parent[from]
  if (value === undefined) return undefined
  const keys = Object.keys(parent)
  const next = keys[keys.indexOf(from) + 1]
  const renamed = { file: file.path, pointer: pointerTo(...above, to), after: value }
  return {
    title: `Rename "${from}" to "${to}"`,
    changes: [
      { file: file.path, pointer, before: value },
      next === undefined ? renamed : { ...renamed, next },
    ],
  }
}
