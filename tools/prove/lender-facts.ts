import { type Leaf, memoize, type PredicateSource } from '#engine'
import { type Flows, tenantContext } from '#source'
import { askedLeaves } from './values/asked-leaves.ts'

/** Leaves that ask about the lender. */
const askedOfLender = memoize((source: Flows['source']): readonly Leaf[] =>
  askedLeaves(source).deciding.filter(({ field }) => field.startsWith('tenant.')),
)

/** Questions of a journey about its lender, as it is at this one: each question itself, or its negation. */
export function lenderFacts(
  { source, journey }: Pick<Flows, 'source' | 'journey'>,
  settings: Parameters<typeof tenantContext>[0],
): readonly PredicateSource[] {
  const leaves = askedOfLender(source)
  if (leaves.length === 0) return leaves
  const context = { tenant: tenantContext(settings) }
  return leaves.map((leaf) => (journey.predicates.compile(leaf)(context) ? leaf : { not: leaf }))
}
