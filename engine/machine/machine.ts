import type { Predicate, Predicates } from '../predicates/predicates.ts'
import type { MachineSource, StateKind, TransitionSource } from '../source.ts'
import type { Context } from '../vocabulary.ts'
import { type CompiledChoice, createChoice } from './choice.ts'
import { JourneyError } from './journey-error.ts'
import { type Cell, createCell } from './transition-cell.ts'

/** Trigger that may fire in a state, in the order of `triggerOrder`. */
export interface Candidate {
  readonly event: string
  /** Position in `triggerOrder`. */
  readonly index: number
  readonly test: Predicate
  readonly to: CompiledChoice
}

export interface Machine {
  readonly source: MachineSource
  /** Effect by event, in the states that admit it. */
  readonly cells: ReadonlyMap<string, Cell>
  /** Cached answers by event and state, computed on demand because few of the possible pairs are ever needed. */
  readonly table: ReadonlyMap<string, Map<string, Cell>>
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  readonly pages: ReadonlyMap<string, CompiledChoice>
}

/** Creates a machine from a source that compileMachine has accepted. */
export function createMachine(source: MachineSource, predicates: Predicates): Machine {
  const entries = Object.entries<TransitionSource>(source.transitions).map(([event, transition]) => ({
    event,
    transition,
    to: createChoice(transition.to, 'to', predicates),
  }))
  return {
    source,
    cells: new Map(entries.map(({ event, to }) => [event, createCell(to)])),
    table: new Map(entries.map(({ event }) => [event, new Map()])),
    candidates: createCandidates(source, new Map(entries.map((entry) => [entry.event, entry])), predicates),
    pages: createPages(source, predicates),
  }
}

interface CompiledTransition {
  readonly transition: TransitionSource
  readonly to: CompiledChoice
}

function createCandidates(
  source: MachineSource,
  transitions: ReadonlyMap<string, CompiledTransition>,
  { compile }: Predicates,
): Machine['candidates'] {
  const candidates = new Map(Object.keys(source.states).map((state): [string, Candidate[]] => [state, []]))
  for (const [index, event] of (source.triggerOrder ?? []).entries()) {
    const { transition, to } = transitions.get(event) ?? {}
    if (to === undefined || transition?.trigger === undefined) continue
    const candidate = { event, index, to, test: compile(transition.trigger) }
    const [first, ...others] = new Set(to.map(({ value }) => value))
    const only = others.length === 0 ? first : undefined
    for (const state of admittedStates(source, transition))
      if (state !== only) candidates.get(state)?.push(candidate)
  }
  return candidates
}

const createPages = (source: MachineSource, predicates: Predicates): Machine['pages'] =>
  new Map(
    Object.entries(source.states).flatMap(([state, { page }]) =>
      page === undefined ? [] : [[state, createChoice(page, 'page', predicates)] as const],
    ),
  )

export const admits = ({ from, except }: TransitionSource, state: string): boolean =>
  (from === '*' || from.includes(state)) && except?.includes(state) !== true

export function admittedStates(
  { states }: MachineSource,
  { from, except }: TransitionSource,
): readonly string[] {
  const all = from === '*' ? Object.keys(states) : from.filter((state) => Object.hasOwn(states, state))
  return except === undefined ? all : all.filter((state) => !except.includes(state))
}

export const kindOf = (machine: Machine, state: string): StateKind =>
  machine.source.states[state]?.kind ?? 'interactive'

/** Throws MISSING_CONTEXT, which names the parts that the machine requires (core specification 8), if one of them is absent. */
export function requireContext({ source }: Machine, context: Context): void {
  const { requires } = source
  if (requires === undefined) return
  for (let index = 0; index < requires.length; index++) {
    const part = requires[index]
    if (part !== undefined && (context[part] === undefined || context[part] === null))
      throw new JourneyError('MISSING_CONTEXT', missing(requires), 'journey', '/requires')
  }
}

function missing(parts: readonly string[]): string {
  const sentence = `${parts.join(' and ')} ${parts.length === 1 ? 'is' : 'are'} required`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
