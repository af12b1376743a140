import type { Choice, ProcessSource, ServerStateSource, StateSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { type ContextSet, everything, nothing } from '../../prove/sets/diagrams.ts'
import { optionsOf, variantsOf } from '../../prove/values/options.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const shadowedVariant: Rule = {
  id: 'shadowed-variant',
  why: 'A variant after others that leave it no case is never chosen: its applicants go elsewhere.',
  reads: 'logic',
  check: proving((subject, model) => {
    const faults = choicesOf(subject.flows.source, model).flatMap(({ pointer, variants, among }) =>
      optionsOf(variants, model.conditions).flatMap(({ value, set }, index) =>
        model.conditions.diagrams.and(set, among) === nothing
          ? [{ pointer: pointer + pointerTo(index), message: messageOf(value), hint }]
          : [],
      ),
    )
    return subject.reportOwn(faults)
  }),
}

const messageOf = (value: string): string =>
  `"${value}" is never chosen: wherever its condition holds, an earlier one does.`

const hint = 'The first variant that holds counts: put the narrower condition first, or remove this one.'

interface PlacedChoice {
  readonly pointer: string
  readonly variants: ReturnType<typeof variantsOf>
  /** Contexts in which the choice is made. */
  readonly among: ContextSet
}

function choicesOf(
  { journey, serverStates, process, progress }: Flows['source'],
  { conditions }: Model,
): readonly PlacedChoice[] {
  const inState = (state: string) => conditions.atState(state)
  const place = <K extends string>(
    choice: Choice<K> | undefined,
    key: K,
    pointer: string,
    among = everything,
  ): readonly PlacedChoice[] =>
    choice === undefined || typeof choice === 'string'
      ? []
      : [{ pointer, variants: variantsOf(choice, key), among }]
  return [
    ...Object.entries<StateSource>(journey.states).flatMap(([state, { page }]) =>
      place(page, 'page', pointerTo('journey', 'states', state, 'page')),
    ),
    ...Object.entries(journey.transitions).flatMap(([event, { to }]) =>
      place(to, 'to', pointerTo('journey', 'transitions', event, 'to')),
    ),
    ...Object.entries<ServerStateSource>(serverStates.states).flatMap(([state, { page, turn }]) => {
      const at = (key: string) => pointerTo('serverStates', 'states', state, key)
      const among = state.endsWith('*') ? everything : inState(state)
      return [...place(page, 'page', at('page'), among), ...place(turn, 'turn', at('turn'), among)]
    }),
    ...Object.entries<ProcessSource['transitions'][string]>(process.transitions).flatMap(
      ([event, { from, to }]) =>
        place(
          to,
          'to',
          pointerTo('process', 'transitions', event, 'to'),
          from === '*' ? everything : from.map(inState).reduce(conditions.diagrams.or, nothing),
        ),
    ),
    ...Object.entries<StateSource>(process.states).flatMap(([state, { pace }]) =>
      place(pace, 'pace', pointerTo('process', 'states', state, 'pace'), inState(state)),
    ),
    ...Object.entries(progress.steps).flatMap(([step, { label }]) =>
      place(label, 'label', pointerTo('progress', 'steps', step, 'label')),
    ),
  ]
}
