import { type Context, type Journey, type Leaf, type PredicateSource, type Predicates, settle } from '#engine'
import { leavesOf } from '../prove/values/leaves-of.ts'

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
  /** Marks the order of triggers: it decides in which state the client machine rests, and its variants only list the states. */
  readonly settles?: true
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

/** Creates the answer of a decision by the engine. */
export const answerOf = (
  { variants, settles }: Pick<Decision, 'variants' | 'settles'>,
  journey: Journey,
): ((context: Context) => Answer | undefined) =>
  settles === true ? (context) => settle(journey, context).state : createAnswer(variants, journey.predicates)

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
