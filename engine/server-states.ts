import { type CompiledChoice, compileChoice } from './compile-choice.ts'
import type { Predicates } from './compile-predicates.ts'
import { at } from './place.ts'
import type { ServerStateSource, ServerStatesSource } from './source.ts'

export interface ServerStateRule {
  /** The key that matched: a state, or a prefix with `*`. */
  readonly key: string
  readonly source: ServerStateSource
  readonly page: CompiledChoice | undefined
  readonly delays: readonly number[]
}

export interface ServerStates {
  readonly exact: ReadonlyMap<string, ServerStateRule>
  /** Longest first. */
  readonly prefixes: readonly ServerStateRule[]
  /** Back-off of a state that no rule names. */
  readonly delays: readonly number[]
}

export function compileServerStates(source: ServerStatesSource, predicates: Predicates): ServerStates {
  const rules = Object.entries(source.states).map(([key, state]): ServerStateRule => {
    const place = at({ file: 'serverStates', pointer: '/states' }, key, 'page')
    const page =
      state.page === undefined
        ? undefined
        : compileChoice(state.page, 'page', predicates, place, () => undefined)
    return { key, source: state, page, delays: delaysOf(source, state) }
  })
  const isPrefix = ({ key }: ServerStateRule): boolean => key.endsWith('*')
  return {
    exact: new Map(rules.filter((rule) => !isPrefix(rule)).map((rule) => [rule.key, rule])),
    prefixes: rules.filter(isPrefix).sort((a, b) => b.key.length - a.key.length),
    delays: delaysOf(source, { kind: 'interactive' }),
  }
}

function delaysOf({ polling }: ServerStatesSource, { kind, poll }: ServerStateSource): readonly number[] {
  if (kind === 'halting' || poll === false) return []
  const { baseMs, factor, maxMs, retries, retriesWhileWaiting } = polling
  const count = kind === 'waiting' ? retriesWhileWaiting : retries
  return Array.from({ length: count }, (_, retry) => Math.min(baseMs * factor ** retry, maxMs))
}

/** The rule of a server state: an exact key beats a prefix, a longer prefix a shorter one. */
export const findServerState = (
  { exact, prefixes }: ServerStates,
  state: string,
): ServerStateRule | undefined =>
  exact.get(state) ?? prefixes.find(({ key }) => state.startsWith(key.slice(0, -1)))
