import {
  createMachine as createRobot,
  interpret,
  type Machine,
  state as robotState,
  transition as robotTransition,
} from 'robot3'
import { createMachine as createXstate, initialTransition, transition } from 'xstate'
import { send } from '#engine'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import type { Contender } from '../measure.ts'
import { road } from '../road.ts'
import { sendByHand } from './hand-written-send.ts'

const { initial, states, transitions } = flows.journey
const ids = Object.keys(states)

/** Contenders that each walk the whole road. Throws if one does not arrive. */
export function sendContenders(): readonly Contender[] {
  const contenders = [
    { name: 'hand-written switch', repetitions: 20_000, run: walkByHand },
    { name: 'engine', repetitions: 20_000, run: walkByEngine },
    { name: 'robot3', repetitions: 500, run: createRobotWalk() },
    { name: 'XState 5', repetitions: 50, run: createXstateWalk() },
  ]
  for (const { name, run } of contenders)
    if (run() !== 'complete') throw new Error(`${name} ends its road at ${run()}.`)
  return contenders
}

function walkByHand(): string {
  let state = initial
  for (const event of road) state = sendByHand(state, event) ?? state
  return state
}

function walkByEngine(): string {
  let state = initial
  for (const event of road) {
    const result = send(journey.machine, state, event)
    if (result.ok) state = result.to
  }
  return state
}

/** Event and target of every transition out of a state; the journey has no target that depends on the context. */
const outOf = (state: string): readonly (readonly [string, string])[] =>
  Object.entries(transitions).flatMap(([event, { from, to }]) =>
    (from === '*' || from.includes(state)) && typeof to === 'string' ? [[event, to] as const] : [],
  )

interface Service {
  readonly machine: Machine
  send(event: { readonly type: string }): void
}

/**
 * Creates the walk with robot3. It types each state by its literal name; our names are known only at run time, so it
 * receives an object without known keys.
 */
function createRobotWalk(): () => string {
  const robotStates: object = Object.fromEntries(
    [initial, ...ids].map((id) => [
      id,
      robotState(...outOf(id).map(([event, to]) => robotTransition(event, to))),
    ]),
  )
  const machine: Machine = createRobot<object>(robotStates)
  return () => {
    const service: Service = interpret(machine, () => undefined)
    for (const type of road) service.send({ type })
    return service.machine.current
  }
}

function createXstateWalk(): () => string {
  const machine = createXstate({
    initial,
    states: Object.fromEntries(ids.map((id) => [id, { on: Object.fromEntries(outOf(id)) }])),
  })
  const [start] = initialTransition(machine)
  return () => {
    let snapshot = start
    for (const type of road) [snapshot] = transition(machine, snapshot, { type })
    return String(snapshot.value)
  }
}
