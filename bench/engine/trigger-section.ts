import { compileMachine, findTrigger, type Machine } from '#engine'
import { loadProject } from '#source'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import { applications } from '../applications.ts'
import type { Contender } from '../measure.ts'
import { triggerByHand } from './hand-written-triggers.ts'
import { sixTriggers } from './six-triggers.ts'

type FindTrigger = (context: (typeof applications)[number]) => unknown

/** Contenders that each find which of the six triggers fires for every application. Throws if their results differ. */
export function triggerContenders(): readonly Contender[] {
  const machine = createMachineOfSix()
  const byEngine: FindTrigger = (context) => findTrigger(machine, 'waiting', context)
  if (answersOf(byEngine) !== answersOf(triggerByHand)) throw new Error('The contenders disagree.')
  return [
    { name: 'hand-written code', repetitions: 20_000, run: () => count(triggerByHand) },
    { name: 'engine', repetitions: 10_000, run: () => count(byEngine) },
  ]
}

const answersOf = (find: FindTrigger): string => JSON.stringify(applications.map(find))

function count(find: FindTrigger): number {
  let firing = 0
  for (const context of applications) if (find(context) !== undefined) firing++
  return firing
}

function createMachineOfSix(): Machine {
  const transitions = sixTriggers.map((event) => {
    const { trigger = '' } = flows.journey.transitions[event] ?? {}
    return [event, { from: '*', to: 'fired', trigger }] as const
  })
  return compileMachine(
    {
      initial: 'waiting',
      states: { waiting: {}, fired: {} },
      triggerOrder: sixTriggers,
      transitions: Object.fromEntries(transitions),
    },
    journey.predicates,
    loadProject(),
  )
}
