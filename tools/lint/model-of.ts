import { contentHash, type Flows } from '#source'
import { type AskedLeaves, askedLeaves } from '../prove/asked-leaves.ts'
import { createModel, type Model } from '../prove/model.ts'
import { createSpace, keyOf, type Space } from '../prove/space.ts'
import { BudgetExhausted, createBudget, type WorkBudget } from '../prove/work-budget.ts'
import type { Subject } from './rule.ts'

/** A proven journey, or what kept it from being proven. */
export type Proof = { readonly model: Model } | { readonly exhausted: BudgetExhausted }

/** Steps of work that one proof may cost. */
const work = 1_000_000

interface Known {
  /** By the hash of what is proven. */
  readonly proofs: Map<string, Proof>
  /** By what is asked: journeys that ask the same share what was found out about it. */
  readonly spaces: Map<string, { readonly space: Space; readonly budget: WorkBudget }>
}

const bySubject = new WeakMap<Subject, Proof>()
const bySource = new WeakMap<Subject['source'], Known>()

/** Undefined where the flows do not compile, or where the work ran out: `inconclusive` then says so. */
export function modelOf(subject: Subject): Model | undefined {
  const proof = proofOf(subject)
  return proof !== undefined && 'model' in proof ? proof.model : undefined
}

/** Proven once for all lenders whose logic is the same. */
export function proofOf(subject: Subject): Proof | undefined {
  const { flows, source, value } = subject
  const before = bySubject.get(subject)
  if (flows === undefined || before !== undefined) return before
  const known = bySource.get(source) ?? { proofs: new Map(), spaces: new Map() }
  bySource.set(source, known)
  const { copy: _, limits: _limits, ...logic } = value
  const hash = contentHash(logic)
  const proof = known.proofs.get(hash) ?? prove(flows, known)
  known.proofs.set(hash, proof)
  bySubject.set(subject, proof)
  return proof
}

function prove(flows: Flows, { spaces }: Known): Proof {
  const leaves = askedLeaves(flows.source)
  const asked = contentHash(
    [leaves.deciding, leaves.told].map((each) => [...new Set(each.map(keyOf))].sort()),
  )
  const { space, budget } = spaces.get(asked) ?? createSpaceOf(flows, leaves)
  spaces.set(asked, { space, budget })
  budget.renew()
  try {
    return { model: createModel(flows, space, budget) }
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return { exhausted: error }
  } finally {
    // What rules ask of a finished proof is little.
    budget.renew()
  }
}

function createSpaceOf({ journey }: Flows, leaves: AskedLeaves) {
  const budget = createBudget(work)
  return { space: createSpace(leaves, journey.predicates.compile, budget), budget }
}
