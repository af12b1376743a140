import type { Context } from '#generated/context'
import { type CompiledChoice, compileChoice } from './compile-choice.ts'
import type { Predicate, Predicates } from './compile-predicates.ts'
import { at, fail, type Place, requireId } from './place.ts'
import type { MachineSource, StateKind, TransitionSource } from './source.ts'
import { type Cell, createCell } from './transition-cell.ts'

/** A trigger that may fire in some state, in the order of `triggerOrder`. */
export interface Candidate<E extends string = string> {
  readonly event: E
  /** Position in `triggerOrder`. */
  readonly index: number
  readonly test: Predicate
  readonly to: CompiledChoice
}

export interface Machine<S extends string = string, E extends string = string> {
  readonly source: MachineSource<S, E>
  readonly requires: readonly (keyof Context)[]
  /** Event to state to answer. */
  readonly table: ReadonlyMap<string, Map<string, Cell>>
  readonly candidates: ReadonlyMap<string, readonly Candidate<E>[]>
  readonly pages: ReadonlyMap<string, CompiledChoice>
}

/** Compiles `flows/journey.json` or `flows/process.json`; throws JourneyError for an unknown id. */
export function compileMachine<S extends string, E extends string>(
  source: MachineSource<S, E>,
  predicates: Predicates,
  file = 'journey',
): Machine<S, E> {
  const root = { file, pointer: '' }
  requireId(source.initial, source.states, 'UNKNOWN_STATE', 'state', at(root, 'initial'))
  const targets = compileTargets(source, predicates, at(root, 'transitions'))
  return {
    source,
    requires: (source.requires ?? []).map((name) => contextPart(name, at(root, 'requires'))),
    table: compileTable(source, targets),
    candidates: compileCandidates(source, targets, predicates, root),
    pages: compilePages(source, predicates, at(root, 'states')),
  }
}

type Targets = ReadonlyMap<string, CompiledChoice>

const transitionsOf = (source: MachineSource): readonly (readonly [string, TransitionSource])[] =>
  Object.entries(source.transitions)

export const admits = ({ from, except }: TransitionSource, state: string): boolean =>
  (from === '*' || from.includes(state)) && except?.includes(state) !== true

function compileTargets(source: MachineSource, predicates: Predicates, place: Place): Targets {
  const check = (id: string, where: Place) => requireId(id, source.states, 'UNKNOWN_STATE', 'state', where)
  return new Map(
    transitionsOf(source).map(([event, { from, except, to }]) => {
      const here = at(place, event)
      if (from !== '*')
        from.forEach((id, index) => {
          check(id, at(here, 'from', index))
        })
      except?.forEach((id, index) => {
        check(id, at(here, 'except', index))
      })
      return [event, compileChoice(to, 'to', predicates, at(here, 'to'), check)]
    }),
  )
}

function compileTable(source: MachineSource, targets: Targets): Machine['table'] {
  const states = Object.keys(source.states)
  return new Map(
    transitionsOf(source).map(([event, transition]) => {
      const cell = createCell(targets.get(event) ?? [])
      return [
        event,
        new Map(states.filter((state) => admits(transition, state)).map((state) => [state, cell])),
      ]
    }),
  )
}

function compileCandidates<E extends string>(
  source: MachineSource<string, E>,
  targets: Targets,
  predicates: Predicates,
  root: Place,
): Machine<string, E>['candidates'] {
  const ordered = (source.triggerOrder ?? []).map((event, index): Candidate<E> => {
    requireId(event, source.transitions, 'UNKNOWN_EVENT', 'event', at(root, 'triggerOrder', index))
    const { trigger } = source.transitions[event]
    if (trigger === undefined)
      return fail(
        'UNKNOWN_PREDICATE',
        `'${event}' has no trigger to be put in order.`,
        at(root, 'triggerOrder', index),
      )
    const test = predicates.compile(trigger, at(root, 'transitions', event, 'trigger'))
    return { event, index, test, to: targets.get(event) ?? [] }
  })
  const leaves = (state: string) => (candidate: Candidate<E>) =>
    admits(source.transitions[candidate.event], state) && candidate.to.some(({ value }) => value !== state)
  return new Map(Object.keys(source.states).map((state) => [state, ordered.filter(leaves(state))]))
}

function compilePages(source: MachineSource, predicates: Predicates, place: Place): Machine['pages'] {
  const anyPage = () => undefined
  return new Map(
    Object.entries(source.states).flatMap(([state, { page }]) =>
      page === undefined
        ? []
        : [[state, compileChoice(page, 'page', predicates, at(place, state, 'page'), anyPage)] as const],
    ),
  )
}

const contextParts: readonly (keyof Context)[] = ['profile', 'heloc', 'status', 'session', 'tenant', 'query']

const contextPart = (name: string, place: Place): keyof Context =>
  contextParts.find((part) => part === name) ??
  fail('UNKNOWN_CONTEXT', `'${name}' is no part of the context; it has ${contextParts.join(', ')}.`, place)

export const kindOf = (machine: Machine, state: string): StateKind =>
  machine.source.states[state]?.kind ?? 'interactive'
