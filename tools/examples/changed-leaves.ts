import type { Leaf, PredicateSource } from '#engine'
import type { Scalar } from '#generated/dsl'
import { fieldWords, type Project } from '#source'

/** Leaf with one value more or less, or with a bound one off. */
export interface ChangedLeaf {
  readonly words: string
  readonly leaf: Leaf
  /** Value for which that makes a difference. */
  readonly value: Scalar
}

/** Changes of a leaf for a single value; none of any other part of a condition. */
export function changedLeaves(
  node: PredicateSource,
  valuesOf: (field: string) => readonly Scalar[],
  project: Project,
): readonly ChangedLeaf[] {
  if (typeof node === 'string' || !('field' in node)) return []
  const { title } = fieldWords(node.field, project)
  return [...changedLists(node, valuesOf(node.field)), ...changedBounds(node)].map((change) => ({
    ...change,
    words: `${change.words} (the ${title})`,
  }))
}

const changedLists = (leaf: Leaf, listed: readonly Scalar[]): readonly ChangedLeaf[] =>
  (['in', 'includesAny'] as const).flatMap((key) => {
    const list = leaf[key]
    if (list === undefined) return []
    const others = listed.filter((value) => !list.includes(value))
    return [
      ...(list.length === 1 ? [] : list).map((value) => ({
        words: `${value} was missing`,
        leaf: { ...leaf, [key]: list.filter((each) => each !== value) },
        value,
      })),
      ...others.map((value) => ({
        words: `${value} was added`,
        leaf: { ...leaf, [key]: [...list, value] },
        value,
      })),
    ]
  })

/** Bounds one higher and one lower, each with the whole number for which that makes a difference. */
const changedBounds = (leaf: Leaf): readonly ChangedLeaf[] =>
  (['gt', 'gte', 'lt', 'lte'] as const).flatMap((key) => {
    const bound = leaf[key]
    if (bound === undefined) return []
    const isBeyond = key === 'gt' || key === 'lte'
    return [1, -1].map((step) => ({
      words: `the bound was ${bound + step} and not ${bound}`,
      leaf: { ...leaf, [key]: bound + step },
      value: bound + (isBeyond ? Math.max(step, 0) : Math.min(step, 0)),
    }))
  })
