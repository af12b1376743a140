import { admits, type MachineSource, type TransitionSource } from '#engine'

/** States that some sequence of events leads to from `initial`, whatever the conditions say. */
export function reachableStates({ initial, transitions }: MachineSource): ReadonlySet<string> {
  const reached = new Set([initial])
  for (const state of reached) {
    for (const transition of Object.values<TransitionSource>(transitions)) {
      if (admits(transition, state)) for (const target of targetsOf(transition)) reached.add(target)
    }
  }
  return reached
}

const targetsOf = ({ to }: TransitionSource): readonly string[] =>
  typeof to === 'string' ? [to] : to.map((variant) => variant.to)
