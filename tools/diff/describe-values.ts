import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type Json } from '#source'

/** Values that differ between two pieces of JSON, each as a clause with its path: "minAmount is 10, not 20". */
export function describeValues(
  now: Json | undefined,
  before: Json | undefined,
  path = '',
): readonly string[] {
  if (isDeepStrictEqual(now, before)) return []
  if (isJsonObject(now) && isJsonObject(before))
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) =>
      describeValues(now[key], before[key], path === '' ? key : `${path}.${key}`),
    )
  const name = path === '' ? 'it' : path
  if (before === undefined) return [`${name} is now ${textOf(now)}`]
  if (now === undefined) return [`${name} is no longer ${textOf(before)}`]
  return [`${name} is ${textOf(now)}, not ${textOf(before)}`]
}

/** Value in readable form; long ones are cut, since the files have them in full. */
export function textOf(value: Json | undefined): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing')
  return text.length <= 120 ? text : `${text.slice(0, 117)}...`
}
