import type { Journey } from '../machine/journey.ts'
import { findServerState } from '../machine/server-states.ts'
import type { PathStep } from '../machine/settle.ts'
import type { Why } from '../pages/resolve-page.ts'
import type { Leaf, PredicateSource } from '../source.ts'
import type { Context, Vocabulary } from '../vocabulary.ts'
import { createLeafTest, operatorOf, resolveField } from './leaf-test.ts'
import { type Predicates, resolvePredicate } from './predicates.ts'

/** Evaluated condition: its result, and which parts decided it. */
export interface Explanation {
  /** Id, if the condition is a named predicate. */
  readonly predicate?: string
  /** Operator: all, any, not, or the operator of a condition on one field. */
  readonly op: string
  readonly holds: boolean
  /** Marks a part that, alone or with the others marked, made the result of the whole. */
  readonly deciding: boolean
  readonly parts?: readonly Explanation[]
  readonly field?: string
  readonly expected?: unknown
  /** Value found; left out for personal data and for absent values. */
  readonly actual?: unknown
  readonly withheld?: true
}

/** Explains why a named predicate holds or not; personal values are withheld. */
export const explain = ({ predicates }: Journey, predicateId: string, context: Context): Explanation =>
  explainCondition(predicates, predicateId, context)

/** Explains why the variant of a server state's page holds. Undefined if it has no condition, or the machine decided. */
export function explainVariant(
  { serverStates, predicates }: Journey,
  { state, index = -1 }: Why,
  context: Context,
): Explanation | undefined {
  const when = findServerState(serverStates, state)?.page?.[index]?.when
  return when === undefined ? undefined : explainCondition(predicates, when, context)
}

/** Explains each trigger of a settlement's path. */
export function explainPath(
  journey: Journey,
  path: readonly PathStep[],
  context: Context,
): readonly (PathStep & { readonly explanation: Explanation })[] {
  return path.map((step) => ({
    ...step,
    explanation: explain(journey, journey.source.journey.transitions[step.event]?.trigger ?? '', context),
  }))
}

export const explainCondition = (
  predicates: Predicates,
  condition: PredicateSource,
  context: Context,
): Explanation => evaluate(predicates, condition, context)(true)

/** Creates the explanation afterwards, as only the evaluated whole shows whether a part decided. */
type Marked = (deciding: boolean) => Explanation

function evaluate(predicates: Predicates, condition: PredicateSource, context: Context): Marked {
  if (typeof condition === 'string') {
    const inner = evaluate(predicates, resolvePredicate(predicates.source, condition), context)
    return (deciding) => ({ predicate: condition, ...inner(deciding) })
  }
  const each = (part: PredicateSource): Marked => evaluate(predicates, part, context)
  if ('all' in condition) return combine('all', condition.all.map(each), (part) => !part.holds)
  if ('any' in condition) return combine('any', condition.any.map(each), (part) => part.holds)
  if ('not' in condition) return negate(each(condition.not))
  return explainLeaf(condition, context, predicates.vocabulary)
}

/** Marks the deciding parts: those that break `all` or satisfy `any`; without such a part, all of them. */
function combine(
  op: 'all' | 'any',
  parts: readonly Marked[],
  settles: (part: Explanation) => boolean,
): Marked {
  const isSettling = parts.map((part) => settles(part(false)))
  const settled = isSettling.includes(true)
  return (deciding) => ({
    op,
    holds: settled === (op === 'any'),
    deciding,
    parts: parts.map((part, index) => part(deciding && isSettling[index] === settled)),
  })
}

function negate(part: Marked): Marked {
  const { holds } = part(false)
  return (deciding) => ({ op: 'not', holds: !holds, deciding, parts: [part(deciding)] })
}

function explainLeaf(leaf: Leaf, context: Context, vocabulary: Vocabulary): Marked {
  const { field, ...operator } = leaf
  const [expected] = Object.values(operator)
  const holds = createLeafTest(leaf, vocabulary)(context)
  return (deciding) => ({
    op: operatorOf(leaf),
    holds,
    deciding,
    field,
    expected,
    ...found(field, context, vocabulary),
  })
}

function found(
  field: string,
  context: Context,
  vocabulary: Vocabulary,
): Pick<Explanation, 'actual' | 'withheld'> {
  const { get, item } = resolveField(field, vocabulary)
  const value = get(context)
  const actual: unknown =
    item !== undefined && Array.isArray(value) ? value.map((each) => each?.[item]) : value
  if (actual === undefined || actual === null) return {}
  // Answers that applicants wrote are never repeated.
  return isPersonal(field, vocabulary) ? { withheld: true } : { actual }
}

const isPersonal = (field: string, { personal, answers }: Vocabulary): boolean =>
  personal === undefined || personal.includes(field) || field.startsWith(answers)
