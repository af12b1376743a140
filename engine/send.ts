import type { Context } from '#generated/context'
import { admits, type Machine, requireContext } from './machine.ts'
import type { Refusal, SendResult } from './transition-cell.ts'

export type { Refusal, SendResult } from './transition-cell.ts'

/**
 * Where an event leads from a state, or a refusal that says which states admit it. With a context, throws
 * MISSING_CONTEXT when a part that the machine requires is absent (core specification 4.1).
 */
export function send(machine: Machine, state: string, event: string, context?: Context): SendResult {
  const cell = machine.table.get(event)?.get(state)
  if (cell === undefined) return refuse(machine, state, event)
  if (context !== undefined) requireContext(machine, context)
  if (cell.answer !== undefined) return cell.answer
  if (context !== undefined && cell.choose !== undefined) return cell.choose(context)
  return refusal(
    'CONTEXT_REQUIRED',
    `Where '${event}' leads depends on the application.`,
    admittedBy(machine, event),
  )
}

function refuse(machine: Machine, state: string, event: string): Refusal {
  const { states, transitions } = machine.source
  if (!Object.hasOwn(transitions, event)) return refusal('UNKNOWN_EVENT', `There is no event '${event}'.`, [])
  const admitted = admittedBy(machine, event)
  if (!Object.hasOwn(states, state))
    return refusal('UNKNOWN_STATE', `There is no state '${state}'.`, admitted)
  const answer = refusal(
    'NOT_ADMITTED',
    `'${event}' isn't admitted in '${state}'; it is in ${admitted.join(', ')}.`,
    admitted,
  )
  // Known states and events only, so the table stays as small as the machine.
  machine.table.get(event)?.set(state, { answer, choose: undefined })
  return answer
}

const refusal = (code: Refusal['code'], message: string, admittedBy: readonly string[]): Refusal =>
  Object.freeze({ ok: false, code, message, admittedBy })

function admittedBy({ source }: Machine, event: string): readonly string[] {
  const transition = source.transitions[event]
  return transition === undefined
    ? []
    : Object.keys(source.states).filter((state) => admits(transition, state))
}
