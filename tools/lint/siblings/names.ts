import { memoize } from '#engine'
import { asText, childObject, isJsonObject, schemaBelow } from '#source'
import type { DescribedValue } from './described-values.ts'

/** Value that bears the name of something else, though one of its own name is there. */
export interface Misnamed {
  readonly odd: DescribedValue
  readonly property: string
  /** Name that it should bear. */
  readonly name: string
  readonly found: string
  /** Name that it would have as all others do. */
  readonly own: string
}

/** Fewest that bear their names, for that to be a habit. */
const enough = 4

/**
 * Values of things that are called after another thing of their kind, where most are called after their own: the label `forms.payType.label`
 * of a field that is not `payType`. One for which nothing is called so is none of them.
 */
export function misnamedIn(siblings: readonly DescribedValue[], known: KnownIds): readonly Misnamed[] {
  const [sample] = siblings
  if (sample === undefined || siblings.length < enough || !isJsonObject(sample.value)) return []
  const properties = Object.keys(childObject(sample.place.schema, 'properties'))
  const kindOf = (property: string) => asText(schemaBelow(sample.place, property).schema['x-reference'])
  return properties
    .filter((property) => kindOf(property) !== '')
    .flatMap((property) =>
      [undefined, 'value', 'path'].flatMap((naming) =>
        naming === undefined || properties.includes(naming)
          ? misnamed(namedIn(siblings, naming, property), known(kindOf(property)))
          : [],
      ),
    )
}

/** Ids that there are of a kind. */
export type KnownIds = (kind: string) => ReadonlySet<string>

type Named = Omit<Misnamed, 'own'>

const namedIn = (
  siblings: readonly DescribedValue[],
  naming: string | undefined,
  property: string,
): readonly Named[] =>
  siblings.flatMap((odd) => {
    if (!isJsonObject(odd.value)) return []
    const name = naming === undefined ? (odd.isNamed ? odd.key : undefined) : odd.value[naming]
    const found = odd.value[property]
    return typeof name === 'string' && typeof found === 'string' ? [{ odd, property, name, found }] : []
  })

function misnamed(all: readonly Named[], known: ReadonlySet<string>): readonly Misnamed[] {
  const bearing = all.flatMap(({ name, found }) => patternOf(name, found) ?? [])
  if (bearing.length < enough || bearing.length < all.length / 2) return []
  const patterns = new Set(bearing)
  const borne = new Set(
    all.flatMap(({ name, found }) => (patternOf(name, found) === undefined ? [] : [found])),
  )
  return all.flatMap((each) => {
    if (patternOf(each.name, each.found) !== undefined || !borne.has(each.found)) return []
    const own = idsBearing(each.name, known).find((id) => patterns.has(patternOf(each.name, id) ?? ''))
    return own === undefined ? [] : [{ ...each, own }]
  })
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/** Id with a gap where the name stands in it, as `forms.*.label`; undefined if it does not bear the name. */
function patternOf(name: string, id: string): string | undefined {
  const parts = partsOf(id)
  const words = plain(name)
  if (words === '') return undefined
  for (let length = 1; length <= parts.length; length++)
    for (let at = 0; at + length <= parts.length; at++)
      if (plain(parts.slice(at, at + length).join('')) === words)
        return JSON.stringify([parts.slice(0, at), parts.slice(at + length)])
  return undefined
}

const partsOf = (id: string): readonly string[] => id.split(/[./]/)

/** Ids with their letters and digits alone. */
const plainIds = memoize((ids: ReadonlySet<string>) => [...ids].map((id) => [id, plain(id)] as const))

const idsBearing = (name: string, known: ReadonlySet<string>): readonly string[] =>
  plainIds(known).flatMap(([id, letters]) => (letters.includes(plain(name)) ? [id] : []))
