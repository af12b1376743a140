import { admits, type MachineSource, memoize, type TransitionSource } from '#engine'

/** States that some sequence of events reaches from `initial`, if every condition may hold. */
export const reachableStates = memoize((machine: MachineSource): ReadonlySet<string> => {
  const transitions = Object.values<TransitionSource>(machine.transitions)
  const named = transitions.flatMap((transition) =>
    transition.from === '*' ? [] : transition.from.map((state) => ({ state, transition })),
  )
  const byState = Map.groupBy(named, ({ state }) => state)
  const fromAnywhere = new Set(transitions.filter(({ from }) => from === '*'))
  const reached = new Set([machine.initial])
  for (const state of reached) {
    const here = [...(byState.get(state) ?? []).map(({ transition }) => transition), ...fromAnywhere]
    for (const transition of here.filter((each) => admits(each, state))) {
      for (const target of targetsOf(transition)) reached.add(target)
      // Its target does not depend on the state, so it is followed only once.
      fromAnywhere.delete(transition)
    }
  }
  return reached
})

const targetsOf = ({ to }: TransitionSource): readonly string[] =>
  typeof to === 'string' ? [to] : to.map((variant) => variant.to)
