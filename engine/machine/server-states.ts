import type { Predicates } from '../predicates/predicates.ts'
import type { ServerStateSource, ServerStatesSource } from '../source.ts'
import { type CompiledChoice, createChoice } from './choice.ts'

export interface ServerStateRule {
  /** Key that matched: a state, or a prefix with `*`. */
  readonly key: string
  readonly source: ServerStateSource
  readonly page: CompiledChoice | undefined
  readonly turn: CompiledChoice | undefined
}

/** Rules by key, longest prefixes first. */
export type ServerStates = readonly ServerStateRule[]

export const createServerStates = ({ states }: ServerStatesSource, predicates: Predicates): ServerStates =>
  Object.entries(states)
    .map(([key, source]) => ({
      key,
      source,
      page: source.page ? createChoice(source.page, 'page', predicates) : undefined,
      turn: source.turn ? createChoice(source.turn, 'turn', predicates) : undefined,
    }))
    .sort((a, b) => b.key.length - a.key.length)

/** Rule of a server state: an exact key takes precedence over a prefix, a longer prefix over a shorter one. */
export const findServerState = (rules: ServerStates, state: string): ServerStateRule | undefined =>
  rules.find(({ key }) => key === state) ??
  rules.find(({ key }) => key.endsWith('*') && state.startsWith(key.slice(0, -1)))
