import type { MachineSource } from '#engine'
import { pointerTo, reachableStates } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const unreachableState: Rule = {
  id: 'unreachable-state',
  why: 'No application ever reaches a state without an event that leads to it.',
  reads: 'logic',
  isOfReach: true,
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { journey, process } = flows.source
    return reportOwn([...unreachable('journey', journey), ...unreachable('process', process)])
  },
}

function unreachable(file: string, machine: MachineSource): readonly RuleFault[] {
  const reached = reachableStates(machine)
  return Object.keys(machine.states)
    .filter((state) => !reached.has(state))
    .map((state) => ({
      pointer: pointerTo(file, 'states', state),
      related: [pointerTo(file, 'initial')],
      message: `No sequence of events leads from "${machine.initial}" to "${state}".`,
      hint: 'Let an event lead here, or remove the state.',
      what: 'key',
    }))
}
