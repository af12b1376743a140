import type { MachineSource, TransitionSource } from '#engine'
import { type Decide, decideBy, type Known } from './decided.ts'
import type { FlowsSource } from './flows-source.ts'

type Read = Pick<FlowsSource, 'journey' | 'process' | 'serverStates' | 'pages' | 'predicates'>

/** Returns flows without the arrows and pages that what is known of a lender rules out, such as a bank account where a line is paid to a wallet. */
export function flowsFor<Flows extends Read>(flows: Flows, known: Known): Flows {
  const decide = decideBy(known, flows.predicates)
  const { states } = flows.serverStates
  return {
    ...flows,
    process: machineFor(flows.process, decide),
    journey: {
      ...machineFor(flows.journey, decide),
      states: mapped(flows.journey.states, (state) => withPages(state, decide)),
    },
    serverStates: { ...flows.serverStates, states: mapped(states, (state) => withPages(state, decide)) },
  }
}

interface Ruled {
  readonly needs?: Readonly<Record<string, readonly Parameters<Decide>[0][]>>
}

/** Returns a machine that enters no state whose needs are never met, by no arrow whose trigger never holds. */
function machineFor<Machine extends MachineSource & Ruled>(machine: Machine, decide: Decide): Machine {
  const isEntered = (state: string) => !(machine.needs?.[state] ?? []).some((need) => decide(need) === false)
  const transitions = Object.entries<TransitionSource>(machine.transitions).flatMap(([event, transition]) => {
    if (transition.trigger !== undefined && decide(transition.trigger) === false) return []
    const { to } = transition
    const targets = (typeof to === 'string' ? [{ to }] : possible(to, decide)).filter((variant) =>
      isEntered(variant.to),
    )
    return targets.length === 0 ? [] : [[event, { ...transition, to: targets }] as const]
  })
  return { ...machine, transitions: Object.fromEntries(transitions) }
}

/** Returns the variants of which one may come to count: none that never holds, and none after one that always does. */
function possible<Each extends { readonly when?: Parameters<Decide>[0] }>(
  variants: readonly Each[],
  decide: Decide,
): readonly Each[] {
  const holds = ({ when }: Each) => (when === undefined ? true : decide(when))
  const left = variants.filter((variant) => holds(variant) !== false)
  const certain = left.findIndex((variant) => holds(variant) === true)
  return certain === -1 ? left : left.slice(0, certain + 1)
}

function withPages<State extends { readonly page?: unknown }>(state: State, decide: Decide): State {
  const { page } = state
  return Array.isArray(page) ? { ...state, page: possible(page, decide) } : state
}

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
