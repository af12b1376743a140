import { childObject, isJsonObject, type Json, schemaBelow } from '#source'
import type { DescribedValue } from './described-values.ts'

/** Two elements of a list that stand the other way round in the other lists of their kind. */
export interface Reversed {
  readonly odd: DescribedValue
  /** List in which they stand as usual. */
  readonly other: DescribedValue
  /** Element that stands first here, and last elsewhere. */
  readonly first: string
  readonly second: string
  /** Index of the first. */
  readonly at: number
}

/** Fewest pairs that stand alike in several lists, for their order to be more than chance. */
const enough = 3

/** Neighbors that one list has in another order than all others in which both stand. */
export function reversedIn(siblings: readonly DescribedValue[]): readonly Reversed[] {
  const [sample] = siblings
  // The first variant that holds counts, so that each list has an order of its own.
  const isOfVariants =
    sample !== undefined && 'when' in childObject(schemaBelow(sample.place, 0).schema, 'properties')
  if (sample?.place.schema['x-set'] === true || isOfVariants) return []
  const lists = siblings.flatMap((each) =>
    Array.isArray(each.value) ? [{ each, items: each.value as readonly Json[] }] : [],
  )
  const properties = new Set(
    lists.flatMap(({ items }) => items.flatMap((item) => (isJsonObject(item) ? Object.keys(item) : []))),
  )
  return [undefined, ...properties].flatMap((property) => {
    const standing = new Map<string, { readonly list: DescribedValue; readonly at: number }[]>()
    for (const { each, items } of lists) {
      const names = items.map((item) => nameOf(item, property))
      if (new Set(names).size < names.length) continue
      for (const [at, name] of names.entries()) {
        const next = names[at + 1]
        if (name === undefined || next === undefined) continue
        const key = JSON.stringify([name, next])
        standing.set(key, [...(standing.get(key) ?? []), { list: each, at }])
      }
    }
    const alike = [...standing.values()].filter((known) => known.length > 1).length
    return [...standing].flatMap(([key, [one, ...more]]) => {
      const [first, second]: readonly [string, string] = JSON.parse(key)
      const [other, another] = standing.get(JSON.stringify([second, first])) ?? []
      if (one === undefined || other === undefined || more.length > 0) return []
      if (another === undefined && alike < enough) return []
      return [{ odd: one.list, at: one.at, other: other.list, first, second }]
    })
  })
}

function nameOf(item: Json, property: string | undefined): string | undefined {
  const name = property === undefined ? item : isJsonObject(item) ? item[property] : undefined
  return typeof name === 'string' || typeof name === 'boolean' ? JSON.stringify(name) : undefined
}
