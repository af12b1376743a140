import { isDeepStrictEqual } from 'node:util'
import { findServerState, type Journey } from '#engine'
import { type Flows, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const serverStateMappedTwice: Rule = {
  id: 'server-state-mapped-twice',
  why: 'If two entries fit one server state, only the more specific one counts, and editing the other changes nothing.',
  reads: 'logic',
  check: (subject) => {
    const { flows, reportOwn } = subject
    if (flows === undefined || !isChanged(subject, 'serverStates')) return []
    return reportOwn(faultsOf(flows))
  },
}

type ServerStates = Journey['serverStates']

const faultsOf = ({ journey: { serverStates }, project }: Flows): readonly RuleFault[] =>
  serverStates.flatMap(({ key }) =>
    key.endsWith('*') ? idle(serverStates, key, project.states) : repeated(serverStates, key),
  )

/** Faults of a prefix whose states all have more specific entries. */
function idle(states: ServerStates, pattern: string, known: readonly string[]): readonly RuleFault[] {
  const covered = known.filter((state) => state.startsWith(pattern.slice(0, -1)))
  if (covered.length === 0 || covered.some((state) => findServerState(states, state)?.key === pattern))
    return []
  const message = `Every server state that "${pattern}" stands for has an entry of its own: this one decides nothing.`
  return [{ ...place(pattern), message, hint: 'Remove this entry, or those.' }]
}

/** Faults of an entry that repeats the content of a prefix. */
function repeated(states: ServerStates, state: string): readonly RuleFault[] {
  if (!states.some(({ key }) => key.endsWith('*'))) return []
  const others = states.filter(({ key }) => key !== state)
  const [own, other] = [findServerState(states, state), findServerState(others, state)]
  if (other === undefined || !isDeepStrictEqual(own?.source, other.source)) return []
  return [
    {
      ...place(state),
      message: `"${other.key}" says the same of ${state} already.`,
      hint: 'Remove it.',
      mend: { removes: '' },
    },
  ]
}

const place = (state: string) =>
  ({ pointer: pointerTo('serverStates', 'states', state), what: 'key' }) as const
