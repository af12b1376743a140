import type { MachineSource, StateSource, TransitionSource } from '#engine'
import { type Say, variantsInWords } from '../graph/variants-in-words.ts'
import type { Area, Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'

/** Machine of the browser or of the server, before or after the change, with a function that words its conditions. */
export interface Told<T> {
  readonly source: T
  readonly say: Say
}

interface Place {
  /** "In the browser" or "On the server". */
  readonly where: string
  readonly states: Area
  readonly events: Area
}

export const inBrowser: Place = { where: 'in the browser', states: 'client-state', events: 'client-event' }
export const onServer: Place = { where: 'on the server', states: 'server-state', events: 'server-event' }

/** Differences in the states and events of a machine. */
export function compareMachine(
  now: Told<MachineSource>,
  before: Told<MachineSource>,
  place: Place,
): readonly Difference[] {
  return [
    ...compareStates(now, before, place),
    ...compareEvents(now, before, place),
    ...compareOrder(now.source, before.source, place),
  ]
}

function compareStates(
  now: Told<MachineSource>,
  before: Told<MachineSource>,
  { where, states: area }: Place,
): readonly Difference[] {
  const { added, gone, changed } = listChanges<StateSource>(now.source.states, before.source.states)
  const tell = (subject: string, words: string): Difference => ({ area, subject, words })
  return [
    ...added.map(([id, state]) =>
      tell(id, `There is a new state ${id} ${where}${describeState(state, now.say)}.`),
    ),
    ...gone.map(([id, state]) =>
      tell(id, `The state ${id}${describeState(state, before.say)} is gone ${where}.`),
    ),
    ...changed.map(([id, state, old]) =>
      tell(
        id,
        `The state ${id} ${where} is one${describeState(state, now.say)}; it was one${describeState(old, before.say)}.`,
      ),
    ),
  ]
}

function describeState({ kind = 'interactive', page, job, ...rest }: StateSource, say: Say): string {
  const parts = [
    `of the kind ${kind}`,
    ...(page === undefined ? [] : [`that shows ${describeChoice(page, 'page', say)}`]),
    ...(job === undefined ? [] : [`with the job ${job}`]),
    ...(Object.keys(rest).length === 0 ? [] : [`(${JSON.stringify(rest)})`]),
  ]
  return ` ${parts.join(' ')}`
}

function compareEvents(
  now: Told<MachineSource>,
  before: Told<MachineSource>,
  { where, events: area }: Place,
): readonly Difference[] {
  const { added, gone, changed } = listChanges<TransitionSource>(
    now.source.transitions,
    before.source.transitions,
  )
  const tell = (subject: string, words: string): Difference => ({ area, subject, words })
  return [
    ...added.map(([id, event]) =>
      tell(id, `There is a new event ${id} ${where}: ${describeEvent(event, now.say)}.`),
    ),
    ...gone.map(([id, event]) =>
      tell(id, `The event ${id} is gone ${where}: ${describeEvent(event, before.say)}.`),
    ),
    ...changed.flatMap(([id, event, old]) =>
      eventChanges({ source: event, say: now.say }, { source: old, say: before.say }).map((words) =>
        tell(id, `The event ${id} ${where} ${words}.`),
      ),
    ),
  ]
}

function describeEvent({ from, except, to, trigger }: TransitionSource, say: Say): string {
  const origin = `from ${describeFrom(from, except)} to ${describeChoice(to, 'to', say)}`
  return trigger === undefined ? origin : `${origin}, when ${say(trigger)}`
}

const describeFrom = (from: TransitionSource['from'], except: readonly string[] = []): string => {
  const states = from === '*' ? 'any state' : from.join(', ')
  return except.length === 0 ? states : `${states} except ${except.join(', ')}`
}

function eventChanges(now: Told<TransitionSource>, before: Told<TransitionSource>): readonly string[] {
  const [from, oldFrom] = [now, before].map(({ source }) => describeFrom(source.from, source.except))
  const [to, oldTo] = [now, before].map(({ source, say }) => describeChoice(source.to, 'to', say))
  const [when, oldWhen] = [now, before].map(({ source, say }) =>
    source.trigger === undefined ? 'a page or a job sends it' : say(source.trigger),
  )
  return [
    ...(from === oldFrom ? [] : [`is admitted in ${from}, not in ${oldFrom}`]),
    ...(to === oldTo ? [] : [`leads to ${to}, not to ${oldTo}`]),
    // A predicate of the same name may have changed; the report names it under that predicate.
    ...(when === oldWhen || now.source.trigger === before.source.trigger
      ? []
      : [`happens when ${when}, not when ${oldWhen}`]),
  ]
}

/** "a", or "a if ..., otherwise b". */
export const describeChoice = <K extends string>(
  choice: Parameters<typeof variantsInWords<K>>[0],
  key: K,
  say: Say,
): string =>
  variantsInWords(choice, key, say)
    .map(({ value, when }) =>
      when === undefined ? value : when.startsWith('otherwise') ? `${when} ${value}` : `${value} if ${when}`,
    )
    .join('; ')

/** Differences in the order of triggers that both have. */
function compareOrder(
  now: MachineSource,
  before: MachineSource,
  { where, events: area }: Place,
): readonly Difference[] {
  const shared = (machine: MachineSource, other: MachineSource) =>
    (machine.triggerOrder ?? []).filter((event) => other.triggerOrder?.includes(event) === true)
  const [order, old] = [shared(now, before), shared(before, now)]
  const moved = order.filter((event, index) => event !== old[index])
  if (moved.length === 0) return []
  const words = `Triggers ${where} are tried in another order: ${moved.join(', ')}, not ${old.filter((event, index) => event !== order[index]).join(', ')}.`
  return [{ area, subject: 'triggerOrder', words }]
}
