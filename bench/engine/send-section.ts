import { send } from '#engine'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import type { Contender } from '../measure.ts'
import { road } from '../road.ts'
import { sendByHand } from './hand-written-send.ts'

const { initial } = flows.journey

/** Contenders that each walk the whole road. Throws if one does not arrive. */
export function sendContenders(): readonly Contender[] {
  const contenders = [
    { name: 'hand-written switch', repetitions: 20_000, run: walkByHand },
    { name: 'engine', repetitions: 20_000, run: walkByEngine },
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
