import { compileMachine, findTrigger, type Machine } from '#engine'
import { fullVocabulary } from '#generated/full-vocabulary'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import { applications } from '../applications.ts'
import type { Contender } from '../measure.ts'
import { createAjvTrigger } from './ajv-standalone.ts'
import { triggerByHand } from './hand-written-triggers.ts'
import { triggerByJsonLogic } from './json-logic.ts'
import { triggerByJsonRules } from './json-rules.ts'
import { sixTriggers } from './six-triggers.ts'

type FindTrigger = (context: (typeof applications)[number]) => unknown

/** Contenders that each find which of the six triggers fires for every application. Throws if their results differ. */
export async function triggerContenders(): Promise<readonly Contender[]> {
  const machine = createMachineOfSix()
  const byEngine: FindTrigger = (context) => findTrigger(machine, 'waiting', context)
  const byAjv = await createAjvTrigger()
  const found: string[] = []
  for (const find of [triggerByHand, byEngine, byAjv, triggerByJsonLogic, triggerByJsonRules])
    found.push(await answersOf(find))
  for (const answers of found)
    if (answers !== found[0]) throw new Error(`The contenders disagree:\n${found.join('\n')}`)
  return [
    { name: 'hand-written code', repetitions: 20_000, run: () => count(triggerByHand) },
    { name: 'engine', repetitions: 10_000, run: () => count(byEngine) },
    { name: 'ajv standalone', repetitions: 5_000, run: () => count(byAjv) },
    { name: 'json-logic-js', repetitions: 200, run: () => count(triggerByJsonLogic) },
    {
      name: 'json-rules-engine',
      repetitions: 5,
      run: () => answersOf(triggerByJsonRules),
    },
  ]
}

/** Finds the triggers one after the other, because json-rules-engine cannot run twice at once. */
async function answersOf(find: FindTrigger): Promise<string> {
  const answers: unknown[] = []
  for (const context of applications) answers.push(await find(context))
  return JSON.stringify(answers)
}

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
    fullVocabulary,
  )
}
