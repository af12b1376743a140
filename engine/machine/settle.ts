import type { Context } from '../vocabulary.ts'
import { chooseValue } from './choice.ts'
import type { Journey } from './journey.ts'
import { JourneyError } from './journey-error.ts'
import { type Candidate, kindOf, type Machine, requireContext } from './machine.ts'

export interface PathStep {
  readonly event: string
  readonly to: string
}

export interface Settlement {
  readonly state: string
  /** Undefined if the state has no page. */
  readonly page: string | undefined
  readonly path: readonly PathStep[]
}

/**
 * State in which the client machine rests for a context, from `initial` unless it explores (dsl.md, "The client
 * machine"). Throws MISSING_CONTEXT without a part that the machine requires. Always ends: each event is taken at most once.
 */
export function settle(
  { machine }: Journey,
  context: Context,
  from: string = machine.source.initial,
): Settlement {
  requireContext(machine, context)
  if (!machine.candidates.has(from)) throw new JourneyError('UNKNOWN_STATE', `There is no state "${from}".`)
  const memory: Memory = new Uint8Array(machine.source.triggerOrder?.length ?? 0)
  const path: PathStep[] = []
  let state = from
  for (let step = findStep(machine, state, context, memory); step !== undefined; ) {
    path.push(step)
    state = step.to
    step = findStep(machine, state, context, memory)
  }
  return { state, page: pageOf(machine, state, context), path }
}

/** Results of the triggers in one settlement, by index: each trigger is evaluated once. */
type Memory = Uint8Array
const holds = 1
const spent = 2

function findStep(machine: Machine, state: string, context: Context, memory: Memory): PathStep | undefined {
  const kind = kindOf(machine, state)
  if (kind === 'terminal' || kind === 'review') return undefined
  for (const candidate of machine.candidates.get(state) ?? []) {
    if (!isHolding(candidate, context, memory)) continue
    const to = chooseValue(candidate.to, context)
    if (to === state) continue
    memory[candidate.index] = spent
    return { event: candidate.event, to }
  }
  return undefined
}

function isHolding({ index, test }: Candidate, context: Context, memory: Memory): boolean {
  if (memory[index] === 0) memory[index] = test(context) ? holds : spent
  return memory[index] === holds
}

export function pageOf(machine: Machine, state: string, context: Context): string | undefined {
  const choice = machine.pages.get(state)
  return choice === undefined ? undefined : chooseValue(choice, context)
}

/** First trigger that holds in a state, regardless of the events already taken. */
export function findTrigger(machine: Machine, state: string, context: Context): string | undefined {
  const candidates = machine.candidates.get(state)
  if (candidates === undefined) return undefined
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index]
    if (candidate?.test(context)) return candidate.event
  }
  return undefined
}
