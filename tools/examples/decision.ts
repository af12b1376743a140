import type { Context, Leaf, PredicateSource, Predicates } from '#engine'
import { leavesOf } from '../prove/leaves-of.ts'

/** Answer of a condition, or what the chosen variant says. */
export type Answer = boolean | string

/** Choice of the flows: a condition, or variants of which the first that holds counts. */
export interface Decision {
  /** File below flows/, without its ending: `predicates`, `forms/bank/autopay`. */
  readonly file: string
  /** Place of its examples in the file of that name in flows/examples. */
  readonly place: string
  /** Pointer in the file of flows/. */
  readonly pointer: string
  readonly variants: readonly Variant[]
  /** Server state in which it is made, if its place names one. */
  readonly state: string | undefined
}

export interface Variant {
  readonly value: Answer
  readonly when?: PredicateSource
}

/** Name by which people call a decision: its file and its place. */
export const nameOf = ({ file, place }: Pick<Decision, 'file' | 'place'>): string => `${file}/${place}`

/** Condition as a choice between yes and no. */
export const asVariants = (condition: PredicateSource): readonly Variant[] => [
  { value: true, when: condition },
  { value: false },
]

/** Creates the answer of variants by the engine's own tests. Undefined where none holds. */
export function createAnswer(
  variants: readonly Variant[],
  { compile }: Pick<Predicates, 'compile'>,
): (context: Context) => Answer | undefined {
  const tests = variants.map(({ when }) => (when === undefined ? () => true : compile(when)))
  return (context) => variants[tests.findIndex((test) => test(context))]?.value
}

/** Leaves that a decision asks, including those of the predicates that it names. */
export const leavesOfDecision = (
  { variants }: Pick<Decision, 'variants'>,
  predicates: Pick<Predicates, 'source'>,
): readonly Leaf[] => variants.flatMap(({ when }) => (when === undefined ? [] : leavesOf(when, predicates)))
