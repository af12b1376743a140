import type { MachineSource, PredicatesSource, TransitionSource } from '../source.ts'
import { checkChoice } from './check-choice.ts'
import { checkCondition } from './check-predicates.ts'
import { at, checkId, report, type SourcePlace, startAt } from './place.ts'

/** Reports faults that prevent `flows/journey.json` or the machine of `flows/process.json` from running. */
export function checkMachine(
  source: MachineSource,
  predicates: PredicatesSource,
  { faults, vocabulary }: Pick<SourcePlace, 'faults' | 'vocabulary'>,
  file = 'journey',
): void {
  const root = { ...startAt(file, vocabulary), faults }
  checkId(source.initial, source.states, 'UNKNOWN_STATE', 'state', at(root, 'initial'))
  for (const [index, name] of (source.requires ?? []).entries())
    if (!vocabulary.parts.includes(name))
      report(
        'UNKNOWN_CONTEXT',
        `the context has ${vocabulary.parts.join(', ')}, not "${name}".`,
        at(root, 'requires', index),
      )
  for (const [state, { page, pace }] of Object.entries(source.states)) {
    checkChoice(page, 'page', predicates, at(root, 'states', state, 'page'))
    checkChoice(pace, 'pace', predicates, at(root, 'states', state, 'pace'))
  }
  for (const [event, transition] of Object.entries<TransitionSource>(source.transitions))
    checkTransition(transition, source, predicates, at(root, 'transitions', event))
  checkTriggerOrder(source, at(root, 'triggerOrder'))
}

function checkTransition(
  { from, except, to, trigger }: TransitionSource,
  { states }: MachineSource,
  predicates: PredicatesSource,
  place: SourcePlace,
): void {
  const checkState = (id: string, where: SourcePlace) => {
    checkId(id, states, 'UNKNOWN_STATE', 'state', where)
  }
  for (const [index, id] of (from === '*' ? [] : from).entries()) checkState(id, at(place, 'from', index))
  for (const [index, id] of (except ?? []).entries()) checkState(id, at(place, 'except', index))
  checkChoice(to, 'to', predicates, at(place, 'to'), checkState)
  if (trigger !== undefined) checkCondition(trigger, predicates.predicates, at(place, 'trigger'))
}

function checkTriggerOrder({ triggerOrder, transitions }: MachineSource, place: SourcePlace): void {
  for (const [index, event] of (triggerOrder ?? []).entries())
    if (checkId(event, transitions, 'UNKNOWN_EVENT', 'event', at(place, index)))
      if (transitions[event]?.trigger === undefined)
        report('UNKNOWN_PREDICATE', `"${event}" has no trigger to be put in order.`, at(place, index))
}
