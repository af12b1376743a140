import { isDeepStrictEqual } from 'node:util'
import type { Fact } from '#generated/dsl'
import { isJsonObject, type Json } from '#source'

/** Fact with its name in flows/facts.json. */
export interface NamedFact extends Fact {
  readonly id: string
}

export const mend = 'Mend it, or change the fact too, with who approved that and why.'

/** Authority: the source of a fact, and its name. */
export const told = ({ id, source }: NamedFact): string => `by ${source} ("${id}")`

export const inAnotherOrder = 'in another order'

/** Value that is right, or what two lists or objects do not share. */
export function difference(found: Json, right: Json): string {
  if (isJsonObject(found) && isJsonObject(right))
    return Object.keys({ ...found, ...right })
      .filter((key) => !isDeepStrictEqual(found[key], right[key]))
      .map((key) => (right[key] === undefined ? `without ${key}` : `with ${key} ${brief(right[key])}`))
      .join(' and ')
  if (!Array.isArray(found) || !Array.isArray(right)) return brief(right)
  const isIn = (list: readonly Json[]) => (each: Json) => list.some((one) => isDeepStrictEqual(one, each))
  const lost = right.filter((each) => !isIn(found)(each)).map(brief)
  const added = found.filter((each) => !isIn(right)(each)).map(brief)
  if (lost.length + added.length === 0) return inAnotherOrder
  return [
    ...(lost.length > 0 ? [`also ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`not ${added.join(', ')}`] : []),
  ].join(' and ')
}

/** Value as it is printed, or its length if it is long. */
export const brief = (value: Json): string => {
  const text = JSON.stringify(value)
  if (text.length <= 80) return text
  return Array.isArray(value) ? `a list of ${value.length}` : `${text.slice(0, 80)}…`
}
