import { admits, type Choice, type ProcessSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import type { ContextSet } from '../sets/diagrams.ts'
import { type OptionSet, optionsOf, variantsOf } from '../values/options.ts'
import { type Relation, relationOf, relationOfEvent } from './effects.ts'

/** Event that leads from one state to another, as a relation between contexts. */
export interface ProcessStep {
  readonly event: string
  readonly to: string
  readonly apply: (before: ContextSet) => ContextSet
  readonly before: (after: ContextSet) => ContextSet
}

/** Steps of a process, and the changes while an application stays in a state. */
export interface ProcessSteps {
  readonly from: (state: string) => readonly ProcessStep[]
  /** Returns the contexts possible in a state for applications that arrived with these contexts. */
  readonly stay: (state: string, arrived: ContextSet) => ContextSet
  readonly beforeStay: (state: string, stayed: ContextSet) => ContextSet
}

export function createSteps(source: ProcessSource, conditions: ConditionSpace): ProcessSteps {
  const { diagrams, atState, ofState, variables, project, ofLender } = conditions
  // Variables that do not belong to the application and may differ at every look, as far as the lender lets them.
  const passing = new Set([
    ...ofState,
    ...variables.flatMap(({ field }, variable) => (project.isOfApplication(field) ? [] : [variable])),
  ])
  const pass = (contexts: ContextSet) => diagrams.and(ofLender, diagrams.forget(contexts, passing))
  const anytime = relationOf(source.anytime ?? {}, conditions)
  const stepsFrom = indexTransitions(source, conditions)
  const tooLate = tooLateFor(source, conditions)
  const steps = new Map<string, readonly ProcessStep[]>()
  const meanwhile = new Map<string, Relation>()

  const createFrom = (state: string): readonly ProcessStep[] => {
    const inState = atState(state)
    return stepsFrom(state).flatMap(({ event, relation, options }) => {
      const late = tooLate.get(event)
      const here = late === undefined ? inState : diagrams.minus(inState, late)
      return options.map(({ value, set }) => ({
        event,
        to: value,
        apply: (before) => diagrams.and(set, relation.after(diagrams.and(here, before))),
        before: (after) =>
          diagrams.and(here, relation.before(diagrams.and(inState, diagrams.and(set, after)))),
      }))
    })
  }

  function meanwhileIn(state: string): Relation {
    const relation = meanwhile.get(state) ?? relationOf(source.meanwhile?.[state] ?? {}, conditions)
    meanwhile.set(state, relation)
    return relation
  }

  return {
    from: (state) => {
      const known = steps.get(state) ?? createFrom(state)
      steps.set(state, known)
      return known
    },
    stay: (state, arrived) => meanwhileIn(state).after(anytime.after(pass(arrived))),
    beforeStay: (state, stayed) => pass(anytime.before(meanwhileIn(state).before(stayed))),
  }
}

/** Contexts in which an event is refused, because it is too late for every submission that sends it. */
function tooLateFor(
  { submissions, jobs = {} }: ProcessSource,
  { diagrams, setOf }: ConditionSpace,
): ReadonlyMap<string, ContextSet> {
  const byJob = new Set(Object.values<readonly string[]>(jobs).flat())
  const sent = Map.groupBy(Object.values(submissions), ({ event }) => event)
  return new Map(
    [...sent].flatMap(([event, each]) => {
      const whens = each.flatMap(({ tooLate }) => tooLate?.when ?? [])
      if (byJob.has(event) || whens.length < each.length) return []
      return [[event, whens.map(setOf).reduce(diagrams.and)] as const]
    }),
  )
}

interface Outgoing {
  readonly event: string
  readonly relation: Relation
  readonly options: readonly OptionSet[]
}

/** Indexes transitions by state, so that a state need not test each transition. */
function indexTransitions(
  { transitions, effects }: ProcessSource,
  conditions: ConditionSpace,
): (state: string) => readonly Outgoing[] {
  const entries = Object.entries<{ readonly from: '*' | readonly string[]; readonly to: Choice<'to'> }>(
    transitions,
  ).map(([event, transition]) => ({
    event,
    transition,
    relation: relationOfEvent(effects?.[event], conditions),
    options: optionsOf(variantsOf(transition.to, 'to'), conditions),
  }))
  const anywhere = entries.filter(({ transition }) => transition.from === '*')
  const named = entries.flatMap((entry) =>
    entry.transition.from === '*' ? [] : entry.transition.from.map((state) => ({ state, entry })),
  )
  const byState = Map.groupBy(named, ({ state }) => state)
  return (state) => [
    ...(byState.get(state) ?? []).map(({ entry }) => entry),
    ...anywhere.filter(({ transition }) => admits(transition, state)),
  ]
}
