import type { Context, Leaf, PredicateSource, Predicates } from '#engine'
import type { Scalar } from '#generated/dsl'
import { type Flows, fieldWords, type Project } from '#source'
import { listedValues } from '../prove/field-values.ts'
import type { ContextSet } from '../prove/sets/diagrams.ts'
import { describeCondition } from '../words/describe-condition.ts'
import { createAnswer, type Decision, type Variant } from './decision.ts'

/** Single change of a decision that a person might make by mistake. */
export interface Change {
  /** What would be so, as a clause in the past: `"MA" was missing`. */
  readonly words: string
  readonly variants: readonly Variant[]
  /** Whether the decision answers otherwise with the change. */
  readonly isNoticed: (context: Context) => boolean
  /** Change of one leaf for a single value of its field. */
  readonly ofValue?: ValueChange
  /** Contexts in which it makes a difference, where they are known. */
  readonly differing?: ContextSet
}

/** Value for which a leaf holds with a change and not without it, or the other way round. */
export interface ValueChange {
  readonly leaf: Leaf
  readonly value: Scalar
  /** Variants in which the leaf always holds, and in which it never does. */
  readonly extremes: readonly [readonly Variant[], readonly Variant[]]
}

/**
 * Changes of a decision: a condition that always or never holds, `all` for `any`, a value of a list that is missing or added, a
 * number one off, neighboring variants exchanged. Negations are among them: whoever tells `always` or `never` apart tells `not` apart.
 */
export function changesOf(
  { variants }: Decision,
  { journey: { predicates, source }, project }: Pick<Flows, 'journey' | 'project'>,
): readonly Change[] {
  const valuesOf = (field: string): readonly Scalar[] =>
    source.answers?.[field]?.values ?? listedValues(field, project)
  const answer = createAnswer(variants, predicates)
  const toChange = (words: string, changed: readonly Variant[], ofValue?: ValueChange): Change => {
    let test: ReturnType<typeof createAnswer> | undefined
    return {
      words,
      variants: changed,
      isNoticed: (context) => {
        test ??= createAnswer(changed, predicates)
        return test(context) !== answer(context)
      },
      ...(ofValue && { ofValue }),
    }
  }
  const inConditions = variants.flatMap(({ when }, index) => {
    if (when === undefined) return []
    const withNode = (path: Path, node: PredicateSource) =>
      variants.with(index, { ...(variants[index] as Variant), when: replaceAt(when, path, node) })
    return partsOf(when).flatMap(({ node, path }): readonly Change[] => {
      const what = wordsOf(node, predicates, project)
      const extremes = [withNode(path, always), withNode(path, never)] as const
      return [
        toChange(`${what} never held`, extremes[1]),
        toChange(`${what} always held`, extremes[0]),
        ...exchanged(node).map(({ other, words }) => toChange(`${words} ${what}`, withNode(path, other))),
        ...changedLeaves(node, valuesOf, project).map(({ words, leaf, value }) =>
          toChange(words, withNode(path, leaf), { leaf: node as Leaf, value, extremes }),
        ),
      ]
    })
  })
  const swapped = variants.slice(0, -1).flatMap((variant, index) => {
    const next = variants[index + 1]
    if (next?.when === undefined || next.value === variant.value) return []
    const words = `"${next.value}" came before "${variant.value}"`
    return [toChange(words, variants.with(index, next).with(index + 1, variant))]
  })
  return [...inConditions, ...swapped]
}

const always: PredicateSource = { all: [] }
const never: PredicateSource = { any: [] }

type Path = readonly (string | number)[]

/** Parts of a condition that a change may replace: the whole, and each part of `all`, `any` and `not`. */
function partsOf(
  node: PredicateSource,
  path: Path = [],
): readonly { readonly node: PredicateSource; readonly path: Path }[] {
  const below = (parts: readonly PredicateSource[], key: 'all' | 'any') => [
    ...parts.flatMap((part, index) => partsOf(part, [...path, key, index])),
    ...(parts.length > 1 ? [{ node, path }] : []),
  ]
  if (typeof node === 'string') return [{ node, path }]
  if ('not' in node) return partsOf(node.not, [...path, 'not'])
  if ('all' in node) return below(node.all, 'all')
  return 'any' in node ? below(node.any, 'any') : [{ node, path }]
}

function replaceAt(
  node: PredicateSource,
  [key, index, ...rest]: Path,
  other: PredicateSource,
): PredicateSource {
  if (key === undefined || typeof node === 'string') return other
  if (key === 'not' && 'not' in node)
    return { not: replaceAt(node.not, index === undefined ? [] : [index, ...rest], other) }
  const replaced = (parts: readonly PredicateSource[]) =>
    parts.map((part, at) => (at === index ? replaceAt(part, rest, other) : part))
  if ('all' in node) return { all: replaced(node.all) }
  return 'any' in node ? { any: replaced(node.any) } : node
}

function exchanged(
  node: PredicateSource,
): readonly { readonly other: PredicateSource; readonly words: string }[] {
  if (typeof node === 'string') return []
  if ('all' in node) return [{ other: { any: node.all }, words: 'one part sufficed of' }]
  return 'any' in node ? [{ other: { all: node.any }, words: 'every part was asked of' }] : []
}

interface ChangedLeaf {
  readonly words: string
  readonly leaf: Leaf
  readonly value: Scalar
}

function changedLeaves(
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

/** Part of a condition in words: a name as it is written, all else as a clause. */
function wordsOf(node: PredicateSource, { source }: Predicates, project: Project): string {
  const words = typeof node === 'string' ? node : describeCondition(node, source, project)
  return `"${words.length > mostLetters ? `${words.slice(0, mostLetters)}...` : words}"`
}

const mostLetters = 80
