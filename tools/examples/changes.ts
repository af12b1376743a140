import type { Context, Leaf, PredicateSource, Predicates } from '#engine'
import type { Scalar } from '#generated/dsl'
import type { Flows, Project } from '#source'
import type { ContextSet } from '../prove/sets/diagrams.ts'
import { listedValues } from '../prove/values/field-values.ts'
import { describeCondition } from '../words/describe-condition.ts'
import { changedLeaves } from './changed-leaves.ts'
import { always, exchanged, never, type Path, partsOf, replaceAt } from './condition-parts.ts'
import { createAnswer, type Decision, type Variant } from './decision.ts'

/** Single change of a decision that a person might make by mistake. */
export interface Change {
  /** Change, as a clause in the past: `"MA" was missing`. */
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

/** Part of a condition in words: a name as it is written, all else as a clause. */
function wordsOf(node: PredicateSource, { source }: Predicates, project: Project): string {
  const words = typeof node === 'string' ? node : describeCondition(node, source, project)
  return `"${words.length > mostLetters ? `${words.slice(0, mostLetters)}...` : words}"`
}

const mostLetters = 80
