import type { Arrow, MachineGraph } from '../../tools/graph/graph.ts'
import { asWords, whenInWords } from '../../tools/graph/state-title.ts'
import type { MapChange } from '../api/map.ts'

/** Marks of a machine, in words: states and arrows that are new, gone or different, and arrows that lead elsewhere. */
export function changesOf(
  { states, arrows }: Pick<MachineGraph, 'states' | 'arrows'>,
  titleOf: (id: string) => string,
): readonly MapChange[] {
  const stateChanges = states.flatMap(({ id, change }): readonly MapChange[] =>
    change === undefined ? [] : [{ state: id, words: `${titleOf(id)} (${id}) is ${inWords[change]}.` }],
  )
  const marked = arrows.filter(({ change }) => change !== undefined)
  const byOrigin = Map.groupBy(marked, ({ event, from }) => `${event} ${from}`)
  return [...stateChanges, ...[...byOrigin.values()].flatMap((own) => ofOrigin(own, titleOf))]
}

const inWords = { added: 'new', changed: 'different', removed: 'gone' } as const

/** Changes of an event from a state: what led to one state and now leads to another has moved. */
function ofOrigin(own: readonly Arrow[], titleOf: (id: string) => string): readonly MapChange[] {
  const of = (kind: Arrow['change']) => own.filter(({ change }) => change === kind)
  const [added, removed] = [of('added'), of('removed')]
  const moved = added.slice(0, removed.length)
  const tell = (arrow: Arrow, said: string): MapChange => ({
    state: arrow.from === '*' ? arrow.to : arrow.from,
    words: `${asWords(arrow.event)}, from ${arrow.from === '*' ? 'any state' : titleOf(arrow.from)}, ${said}.`,
  })
  const leads = (arrow: Arrow) => `leads to ${titleOf(arrow.to)}${whenInWords(arrow.when)}`
  return [
    ...moved.map((arrow, index) =>
      tell(arrow, `${leads(arrow)}; before, to ${titleOf(removed[index]?.to ?? '')}`),
    ),
    ...added.slice(moved.length).map((arrow) => tell(arrow, `is new: it ${leads(arrow)}`)),
    ...removed.slice(moved.length).map((arrow) => tell(arrow, `no longer ${leads(arrow)}`)),
    ...of('changed').map((arrow) => tell(arrow, `is different: it ${leads(arrow)}`)),
  ]
}
