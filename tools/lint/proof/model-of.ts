import { memoize } from '#engine'
import {
  asJsonObject,
  childObject,
  contentHash,
  type Finding,
  type Flows,
  type JsonObject,
  type Project,
  pointerTo,
} from '#source'
import { createModel, type Model } from '../../prove/model.ts'
import { BudgetExhausted } from '../../prove/sets/work-budget.ts'
import { askedLeaves } from '../../prove/values/asked-leaves.ts'
import type { Rule, Subject } from '../rule.ts'
import { createCommonSpace, createSharedSpace, type ProofSpace } from './shared-space.ts'

/** Proven journey, or the error that prevented the proof. */
export type Proof = { readonly model: Model } | { readonly exhausted: BudgetExhausted }

interface Known {
  /** Proofs by the hash of what is proven. */
  readonly proofs: Map<string, Proof>
  readonly spaces: ProofSpace[]
}

const knownOf = memoize(
  (source: Subject['source']): Known => ({
    proofs: new Map(),
    spaces: [createCommonSpace(source)].filter((each) => each !== undefined),
  }),
)

/**
 * Model of a subject's journey; undefined if the flows do not compile or name a state that there is not, or if the
 * work ran out, which `inconclusive` reports.
 */
export function modelOf(subject: Subject): Model | undefined {
  const proof = proofOf(subject)
  subject.asked.isProof = true
  if (proof !== undefined && 'model' in proof) return proof.model
  subject.asked.isInVain = true
  return undefined
}

/** Check of a rule that judges what is proven: it finds nothing in flows that do not compile, or of which nothing could be proven. */
export const proving =
  (judge: (subject: CompiledSubject, model: Model) => readonly Finding[]): Rule['check'] =>
  (subject) => {
    const model = modelOf(subject)
    return model !== undefined && isCompiled(subject) ? judge(subject, model) : []
  }

type CompiledSubject = Subject & { readonly flows: Flows }

const isCompiled = (subject: Subject): subject is CompiledSubject => subject.flows !== undefined

/** Whether an application can stand in a state. One that it cannot is reported by `unknown-reference`; a proof would be of nothing. */
const canStandIn =
  ({ states }: Project) =>
  (state: string): boolean =>
    states.includes(state)

/** Pointers to the states of a process in which no application can stand, so that nothing can be proven of it. */
export const unprovableStates = memoize(
  ({ logic, source: { project } }: Subject): readonly string[] =>
    Object.keys(childObject(asJsonObject(logic.process), 'states'))
      .filter((state) => !canStandIn(project)(state))
      .map((state) => pointerTo('process', 'states', state)),
  ({ logic }) => logic,
)

/** Cached for all lenders with the same logic, as far as it does not ask about them. */
export const proofOf = memoize(
  ({ flows, source, logic, facts }: Subject): Proof | undefined => {
    if (flows === undefined || !Object.keys(flows.source.process.states).every(canStandIn(source.project)))
      return undefined
    const known = knownOf(source)
    const hash = contentHash([provenPart(logic), facts])
    const proof = known.proofs.get(hash) ?? prove(flows, facts, known)
    known.proofs.set(hash, proof)
    return proof
  },
  ({ flows, proven }) => flows && proven,
)

/** Logic that a proof reads. Of a page, it reads only who may visit it and when it is closed, what it offers and what it needs. */
function provenPart({ disclosures: _, conditions: _conditions, pages, ...proven }: JsonObject): JsonObject {
  const { declined = null } = asJsonObject(pages)
  const read = Object.entries(childObject(asJsonObject(pages), 'pages')).map(([page, source]) => {
    const { area, visit, at, visitWhen, closed, submissions, needs, progress } = asJsonObject(source)
    const { when } = asJsonObject(closed)
    return [
      page,
      [area, visit, at, visitWhen, when, submissions, needs, progress].map((each) => each ?? null),
    ]
  })
  return { ...proven, declined, pages: Object.fromEntries(read) }
}

function prove(flows: Flows, facts: Subject['facts'], { spaces }: Known): Proof {
  const asked = askedLeaves(flows.source)
  const known = spaces.find(({ covers }) => covers(asked))
  const shared = known ?? createSharedSpace(flows, asked)
  if (known === undefined) spaces.push(shared)
  const { space, budget } = shared
  budget.renew()
  try {
    return { model: createModel(flows, space, budget, facts) }
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return { exhausted: error }
  } finally {
    // Rules ask little of a finished proof.
    budget.renew()
  }
}

/** Finding of `inconclusive`: a journey is too much work to prove, or a rule asks too much of its proof. */
export const unproven = ({ report }: Subject, { message }: BudgetExhausted, unapplied: string): Finding => ({
  ...report({
    pointer: pointerTo('journey', 'transitions'),
    message: `The journey could not be proven: ${message} ${unapplied}`,
    hint: 'Let fewer triggers be admitted everywhere, or share conditions between them.',
    what: 'key',
  }),
  rule: 'inconclusive',
})
