import { admittedStates, type MachineSource, type TransitionSource } from '#engine'

const known = new WeakMap<MachineSource, ReadonlySet<string>>()

/** States that some sequence of events leads to from `initial`, whatever the conditions say. */
export function reachableStates(machine: MachineSource): ReadonlySet<string> {
  const reached = known.get(machine) ?? follow(machine)
  known.set(machine, reached)
  return reached
}

function follow(machine: MachineSource): ReadonlySet<string> {
  const ways = Object.values<TransitionSource>(machine.transitions).flatMap((transition) =>
    admittedStates(machine, transition).map((state) => ({ state, targets: targetsOf(transition) })),
  )
  const byState = Map.groupBy(ways, ({ state }) => state)
  const reached = new Set([machine.initial])
  for (const state of reached)
    for (const { targets } of byState.get(state) ?? []) for (const target of targets) reached.add(target)
  return reached
}

const targetsOf = ({ to }: TransitionSource): readonly string[] =>
  typeof to === 'string' ? [to] : to.map((variant) => variant.to)
