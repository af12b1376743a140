import { contentHash } from '#source'
import { leavesOfFlows } from '../prove/leaves-of.ts'
import { createModel, type Model } from '../prove/model.ts'
import { BudgetExhausted } from '../prove/work-budget.ts'
import type { Subject } from './rule.ts'

/** A proven journey, or what kept it from being proven. */
export type Proof = { readonly model: Model } | { readonly exhausted: BudgetExhausted }

const proofs = new WeakMap<Subject, Proof>()
const byHash = new WeakMap<Subject['source'], Map<string, Proof>>()

/** Undefined where the flows do not compile, or where the work ran out: `inconclusive` then says so. */
export function modelOf(subject: Subject): Model | undefined {
  const proof = proofOf(subject)
  return proof !== undefined && 'model' in proof ? proof.model : undefined
}

/** Proven once for all lenders whose logic is the same. */
export function proofOf(subject: Subject): Proof | undefined {
  const { flows, source, value } = subject
  const before = proofs.get(subject)
  if (flows === undefined || before !== undefined) return before
  const { copy: _, limits: _limits, ...logic } = value
  const known = byHash.get(source) ?? new Map<string, Proof>()
  byHash.set(source, known)
  const hash = contentHash(logic)
  const proof = known.get(hash) ?? prove(flows, logic)
  proofs.set(subject, proof)
  known.set(hash, proof)
  return proof
}

function prove(flows: NonNullable<Subject['flows']>, logic: object): Proof {
  try {
    return { model: createModel(flows, leavesOfFlows(logic)) }
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return { exhausted: error }
  }
}
