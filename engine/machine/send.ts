import type { Context } from '../vocabulary.ts'
import { admits, admittedStates, type Machine, requireContext } from './machine.ts'
import type { Cell, Refusal, SendResult } from './transition-cell.ts'

export type { Refusal, SendResult } from './transition-cell.ts'

/**
 * State to which an event leads, or a refusal that names the states that admit it. With a context, throws
 * MISSING_CONTEXT if a part that the machine requires is absent (core specification 4.1).
 */
export function send(machine: Machine, state: string, event: string, context?: Context): SendResult {
  const { answer, choose } = machine.table.get(event)?.get(state) ?? findCell(machine, state, event)
  if (answer?.ok === false) return answer
  if (context !== undefined) requireContext(machine, context)
  if (answer !== undefined) return answer
  if (context !== undefined && choose !== undefined) return choose(context)
  return refusal(
    'CONTEXT_REQUIRED',
    `Where "${event}" leads depends on the application.`,
    admittedBy(machine, event),
  )
}

function findCell(machine: Machine, state: string, event: string): Cell {
  const { states, transitions } = machine.source
  const known = machine.cells.get(event)
  const transition = transitions[event]
  if (known === undefined || transition === undefined)
    return refused('UNKNOWN_EVENT', `There is no event "${event}".`, [])
  if (!Object.hasOwn(states, state))
    return refused('UNKNOWN_STATE', `There is no state "${state}".`, admittedBy(machine, event))
  const cell = admits(transition, state) ? known : notAdmitted(machine, state, event)
  // Known states and events only, so the table stays as small as the machine.
  machine.table.get(event)?.set(state, cell)
  return cell
}

function notAdmitted(machine: Machine, state: string, event: string): Cell {
  const admitted = admittedBy(machine, event)
  const message = `"${event}" isn't admitted in "${state}"; it is in ${admitted.join(', ')}.`
  return refused('NOT_ADMITTED', message, admitted)
}

const refused = (...fault: Parameters<typeof refusal>): Cell => ({
  answer: refusal(...fault),
  choose: undefined,
})

const refusal = (code: Refusal['code'], message: string, admittedBy: readonly string[]): Refusal =>
  Object.freeze({ ok: false, code, message, admittedBy })

function admittedBy({ source }: Machine, event: string): readonly string[] {
  const transition = source.transitions[event]
  return transition === undefined ? [] : admittedStates(source, transition)
}
