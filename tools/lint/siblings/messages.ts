import { asText, camelCase, type JsonObject } from '#source'
import type { DescribedValue } from './described-values.ts'

/** Message, or name of a form or page, where no other of its kind stands. */
export interface Misplaced {
  readonly odd: DescribedValue
  /** Where messages of its kind stand, or one that belongs where it stands. */
  readonly other: DescribedValue
}

/** Fewest messages of a kind for what they share to be more than chance. */
const enough = 4

/**
 * Names that stand where no other of their kind does. A message is a label, an error or a title by where others like it stand; and where all
 * messages, forms or pages but one begin alike, that one is odd.
 */
export function misplacedIn(
  siblings: ReadonlyMap<JsonObject, readonly DescribedValue[]>,
): readonly Misplaced[] {
  const kinds = [...siblings.values()]
    .map((kind) => kind.filter(({ value }) => typeof value === 'string'))
    .filter(({ length }) => length > enough)
  const messages = kinds.filter(([first]) => first?.place.schema['x-reference'] === 'copy')
  return [...kinds.flatMap(beginningOtherwise), ...ofTwoKinds(messages)]
}

const firstPart = (id: string): string => /^[^./]*/.exec(id)?.[0] ?? ''
const lastPart = (id: string): string => id.split('.').at(-1) ?? ''

/** The one name of a kind that begins otherwise than all others. */
function beginningOtherwise(kind: readonly DescribedValue[]): readonly Misplaced[] {
  const parts = [...Map.groupBy(kind, ({ value }) => firstPart(asText(value))).values()].toSorted(
    (a, b) => a.length - b.length,
  )
  const [[odd, ...more] = [], [other] = [], ...others] = parts
  if (odd === undefined || other === undefined || more.length > 0 || others.length > 0) return []
  return isOfItsFile(odd) ? [] : [{ odd, other }]
}

/** Whether a name begins as its file is called: the first page with words of its own is no mistake. */
const isOfItsFile = ({ file, value }: DescribedValue): boolean =>
  file.path
    .replace(/\.json$/, '')
    .split('/')
    .some((part) => camelCase(part) === firstPart(asText(value)))

type Kind = readonly DescribedValue[]

/** Messages that are of two kinds as no other message is; the odd place is the one whose neighbors it resembles less. */
function ofTwoKinds(kinds: readonly Kind[]): readonly Misplaced[] {
  const uses = kinds.flatMap((kind) =>
    [...Map.groupBy(kind, ({ value }) => asText(value))].flatMap(([id, [first]]) =>
      first === undefined ? [] : [{ id, kind, first }],
    ),
  )
  const pairs = [...Map.groupBy(uses, ({ id }) => id).values()].flatMap((own) =>
    own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other] as const)),
  )
  const byKinds = Map.groupBy(pairs, (pair) => pair.map(({ kind }) => kinds.indexOf(kind)).join())
  return [...byKinds.values()].flatMap(([pair, ...more]) => {
    if (pair === undefined || more.length > 0) return []
    const [odd, other] = pair.toSorted((a, b) => likeness(a.id, a.kind) - likeness(b.id, b.kind))
    return odd === undefined || other === undefined ? [] : [{ odd: odd.first, other: other.first }]
  })
}

/** Share of the messages of a kind that end as one does. */
const likeness = (id: string, kind: Kind): number =>
  kind.filter(({ value }) => lastPart(asText(value)) === lastPart(id)).length / kind.length
