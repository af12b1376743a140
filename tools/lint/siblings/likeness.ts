import {
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
  schemaBelow,
  setKey,
} from '#source'
import type { DescribedValue } from './described-values.ts'

/** Property in which things of one name are alike everywhere, but for one of them. */
export interface Unlike {
  readonly odd: DescribedValue
  /** One of those that are alike. */
  readonly other: DescribedValue
  readonly property: string
  /** Name that they share. */
  readonly name: string
}

/** Fewest names whose things are alike, for that to be more than chance. */
const enough = 4

/** Things of one part of a schema that differ in what all others of one name share. */
export function unlikeIn(siblings: readonly DescribedValue[]): readonly Unlike[] {
  const [first] = siblings
  if (first === undefined || siblings.length < enough * 2 || !isJsonObject(first.value)) return []
  const { schema } = first.place
  if (asText(childObject(childObject(schema, 'properties'), 'field')['x-reference']) !== '') return []
  const properties = Object.keys(childObject(schema, 'properties'))
  return [undefined, ...properties.filter((property) => isName(first, property))].flatMap((naming) => {
    const groups = [...Map.groupBy(siblings, (each) => nameOf(each, naming))].filter(
      ([name, group]) => name !== '' && group.length > 1,
    )
    if (groups.length <= enough) return []
    return (
      properties
        // What says which thing it is may be another for things of one name: two accounts have one label.
        .filter((property) => !isName(first, property) && property !== '$schema')
        .flatMap((property) => oddIn(groups, property))
    )
  })
}

/** Whether a property says which thing this is: the words that it always has, or the place where it is kept. */
function isName({ place }: DescribedValue, property: string): boolean {
  const kind = schemaBelow(place, property).schema['x-reference']
  return kind === 'place' || (kind === 'copy' && asStrings(place.schema.required).includes(property))
}

const nameOf = (each: DescribedValue, naming: string | undefined): string =>
  naming === undefined ? (each.isNamed ? String(each.key) : '') : asText((each.value as JsonObject)[naming])

type Group = readonly [name: string, group: readonly DescribedValue[]]

function oddIn(groups: readonly Group[], property: string): readonly Unlike[] {
  const bySaid = groups.map(([name, group]) => ({
    name,
    kinds: [...Map.groupBy(group, (each) => said(each, property))].toSorted(
      (a, b) => b[1].length - a[1].length,
    ),
  }))
  const [one, ...more] = bySaid.filter(({ kinds }) => kinds.length > 1)
  const alike = bySaid.filter(({ kinds }) => kinds.length === 1 && kinds[0]?.[0] !== undefined)
  if (one === undefined || more.length > 0 || alike.length < enough) return []
  const [[, [other] = []] = [], ...others] = one.kinds
  if (other === undefined) return []
  return others
    .flatMap(([, odd]) => odd)
    .filter((odd) => isAlikeButFor(property, odd, other))
    .map((odd) => ({ odd, other, property, name: one.name }))
}

/** Whether two say the same of everything else: those that differ in more are not one thing. */
const isAlikeButFor = (property: string, one: DescribedValue, other: DescribedValue): boolean =>
  Object.keys(childObject(one.place.schema, 'properties')).every(
    (each) => each === property || said(one, each) === said(other, each),
  )

/** Value of a property; of a map only the names, since its values are compared themselves. */
function said({ value, place }: DescribedValue, property: string): string | undefined {
  const own: Json | undefined = isJsonObject(value) ? value[property] : undefined
  if (own === undefined) return undefined
  const below = schemaBelow(place, property)
  if (isJsonObject(own) && isJsonObject(below.schema.additionalProperties))
    return Object.keys(own).toSorted().join()
  return setKey(own, below)
}
