import type { MachineSource, StateSource, TransitionSource } from '#engine'
import type { JsonObject } from '#source'
import type { Say } from '../graph/variants-in-words.ts'
import { listed } from '../words/short.ts'
import { choiceSentences } from './choice-sentences.ts'
import { eventChanges, leadsFrom } from './compare-event.ts'
import { changedValues } from './describe-values.ts'
import type { Area, Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'
import type { Names } from './names.ts'

/** Machine of the browser or of the server, before or after the change, with functions that word its conditions and states. */
export interface Told<T> {
  readonly source: T
  readonly say: Say
  readonly stateOf: (id: string) => string
  readonly pageOf: Names['page']
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
      tell(
        id,
        [
          `There is a new state ${now.stateOf(id)} ${where}, of the kind ${kindOf(state)}.`,
          ...(state.page === undefined ? [] : [shows(state.page, now)]),
          ...(state.job === undefined ? [] : [`Its job is ${state.job}.`]),
        ].join(' '),
      ),
    ),
    ...gone.map(([id]) => tell(id, `The state ${before.stateOf(id)} is gone ${where}.`)),
    ...changed.flatMap(([id, state, old]) =>
      stateChanges({ ...now, source: state }, { ...before, source: old }).map((words) =>
        tell(id, `The state ${now.stateOf(id)} ${where} changes. ${words}`),
      ),
    ),
  ]
}

const kindOf = ({ kind = 'interactive' }: StateSource): string => kind

const shows = (choice: NonNullable<StateSource['page']>, { say, pageOf }: Told<unknown>): string =>
  choiceSentences('It shows', { choice, key: 'page', say, nameOf: pageOf })

function stateChanges(now: Told<StateSource>, before: Told<StateSource>): readonly string[] {
  const [is, was] = [now, before].map((told) =>
    told.source.page === undefined ? 'It shows no page.' : shows(told.source.page, told),
  )
  const rest = ({ source: { page: _, ...others } }: Told<StateSource>) =>
    ({ kind: 'interactive', ...others }) as unknown as JsonObject
  return [
    ...(is === was ? [] : [`${is} Before: ${was}`]),
    ...changedValues(rest(now), rest(before)).map(({ name, change }) => `Its ${name}${change}.`),
  ]
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
      tell(id, `There is a new event ${id} ${where}. ${leadsFrom({ ...now, source: event })}`),
    ),
    ...gone.map(([id]) => tell(id, `The event ${id} is gone ${where}.`)),
    ...changed.flatMap(([id, event, old]) =>
      eventChanges(`The event ${id} ${where}`, { ...now, source: event }, { ...before, source: old }).map(
        (words) => tell(id, words),
      ),
    ),
  ]
}

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
  const was = old.filter((event, index) => event !== order[index])
  const words = `Triggers ${where} are tried in another order: ${listed(moved, 9)}, not ${listed(was, 9)}.`
  return [{ area, subject: 'triggerOrder', words }]
}
