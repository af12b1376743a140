import { isJsonObject, type Json } from '../json/json-value.ts'

export type OverridePolicy = 'merge' | 'replace' | 'narrow' | 'append' | 'locked'

/** Reason why an override is refused. */
export type OverrideRefusal = 'LOCKED' | 'WIDENED' | 'WRONG_TYPE' | 'REGULATORY' | 'UNKNOWN_REMOVED'

/** Value after an override, undefined if removed; or the reason for refusal. */
export type Applied =
  | { readonly value: Json | undefined }
  | { readonly refused: OverrideRefusal; readonly reason: string }

/** Applies a policy to one value, without descending into it. */
export function applyByPolicy(
  policy: OverridePolicy,
  base: Json | undefined,
  patch: Json,
  key: string,
): Applied {
  if (isEqual(base, patch)) return { value: patch }
  switch (policy) {
    case 'locked':
      return { refused: 'LOCKED', reason: `may not be overridden.` }
    case 'narrow':
      return narrow(base, patch, key)
    case 'append':
      return append(base, patch)
    default:
      return replace(base, patch, key)
  }
}

function replace(base: Json | undefined, patch: Json, key: string): Applied {
  if (patch === null && base === undefined)
    return { refused: 'UNKNOWN_REMOVED', reason: `is removed, but isn't there.` }
  // Wraps the values in their key, because a merge might change `regulatory` itself.
  if (losesRegulatory({ [key]: base ?? null }, { [key]: patch }))
    return {
      refused: 'REGULATORY',
      reason: `holds what the law asks for, and may be neither removed nor unmarked.`,
    }
  return { value: patch === null ? undefined : patch }
}

/** Allows `min...` only to rise and `max...` only to fall; any other limit is fixed. */
function narrow(base: Json | undefined, patch: Json, key: string): Applied {
  if (typeof base !== 'number' || typeof patch !== 'number')
    return {
      refused: 'WRONG_TYPE',
      reason: `is a limit that exists, a number; it can be neither added nor removed.`,
    }
  const isLeast = key.startsWith('min')
  if (!isLeast && !key.startsWith('max'))
    return { refused: 'WIDENED', reason: `is ${base} for every lender, and cannot be set to ${patch}.` }
  if (isLeast ? patch >= base : patch <= base) return { value: patch }
  const [way, other] = isLeast ? ['raised', 'lowered'] : ['lowered', 'raised']
  return { refused: 'WIDENED', reason: `may be ${way} from ${base}, not ${other} to ${patch}.` }
}

/** Adds values that are not yet there. */
function append(base: Json | undefined, patch: Json): Applied {
  const list: readonly Json[] | undefined = base === undefined ? [] : asList(base)
  const more = asList(patch)
  if (list === undefined || more === undefined)
    return { refused: 'WRONG_TYPE', reason: `is a list to append to.` }
  const added = more.filter((item, index) => !holds(list, item) && !holds(more.slice(0, index), item))
  return { value: [...list, ...added] }
}

const asList = (value: Json): readonly Json[] | undefined => (Array.isArray(value) ? value : undefined)

const holds = (list: readonly Json[], item: Json): boolean => list.some((known) => isEqual(known, item))

function losesRegulatory(before: Json | undefined, after: Json | undefined): boolean {
  if (!isJsonObject(before)) return false
  const next = isJsonObject(after) ? after : {}
  if (before.regulatory === true && next.regulatory !== true) return true
  return Object.entries(before).some(([key, value]) => losesRegulatory(value, next[key]))
}

function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  )
}
