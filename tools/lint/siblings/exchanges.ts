import { isJsonObject, type Json } from '#source'
import type { DescribedValue } from './described-values.ts'

/** Two entries of a map, of which each bears the name of the other. */
export interface Exchanged {
  readonly odd: DescribedValue
  readonly other: DescribedValue
  /** Words of the first that bear the other's name. */
  readonly words: string
}

/** Entries of which each is called after the other. */
export function exchangedIn(siblings: readonly DescribedValue[]): readonly Exchanged[] {
  const maps = Map.groupBy(
    siblings.filter(({ isNamed }) => isNamed),
    ({ parent }) => parent,
  )
  return [...maps.values()].flatMap((entries) => {
    const named = entries.map((entry) => ({
      entry,
      name: plain(String(entry.key)),
      texts: textsOf(entry.value),
    }))
    const strange = named.filter(
      ({ name, texts }) => name !== '' && !texts.some((text) => plain(text).includes(name)),
    )
    return strange.flatMap((odd) =>
      strange.flatMap((other) => {
        const words = odd === other ? undefined : odd.texts.find((text) => bears(text, other.name))
        const isMutual = other.texts.some((text) => bears(text, odd.name))
        return words === undefined || !isMutual ? [] : [{ odd: odd.entry, other: other.entry, words }]
      }),
    )
  })
}

/** Whether whole words of a text are a name. */
function bears(text: string, name: string): boolean {
  const words = text.split(/[^A-Za-z0-9]+/).map(plain)
  return words.some((_, at) =>
    words.some((_last, end) => end >= at && words.slice(at, end + 1).join('') === name),
  )
}

/** Words of an entry: itself, or those of its own properties. */
function textsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  return isJsonObject(value) ? Object.values(value).filter((each) => typeof each === 'string') : []
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
