import type { DescribedValue } from './described-values.ts'

/** Figures from which those of one part of a schema are round or not. */
const large = 1000

/** Fewest round figures beside one, for that to be more than chance. */
const enough = 4

/**
 * Large figures that do not end in 0 or 5 where all others of their part of a schema, or all of their unit in files of their kind, end in 0.
 */
export function unroundIn(
  siblings: readonly (readonly DescribedValue[])[],
): readonly (readonly [odd: DescribedValue, other: DescribedValue])[] {
  const kinds = siblings.map((kind) => kind.filter(isLarge)).filter(({ length }) => length > 0)
  const units = Map.groupBy(kinds.flat(), (each) => `${each.file.kind} ${unitOf(each)}`)
  return [...new Map([...units.values(), ...kinds].flatMap(unroundOf)).entries()]
}

function unroundOf(
  figures: readonly DescribedValue[],
): readonly (readonly [DescribedValue, DescribedValue])[] {
  const unround = figures.filter(({ value }) => Number(value) % 10 !== 0)
  const [odd] = unround
  const other = figures.find((figure) => figure !== odd)
  if (odd === undefined || other === undefined || unround.length > 1 || figures.length <= enough) return []
  return Number(odd.value) % 5 === 0 ? [] : [[odd, other]]
}

const isLarge = ({ value }: DescribedValue): boolean => typeof value === 'number' && Math.abs(value) >= large

/** Last word of a name, which is the unit of a figure: `Cents` of `maxCents`. */
const unitOf = ({ key }: DescribedValue): string => /[A-Z]?[a-z]*$/.exec(String(key))?.[0] ?? ''
