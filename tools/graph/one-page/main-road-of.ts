import type { Road } from '../../scenario/roads.ts'
import type { Arrow, GraphState, MachineGraph } from '../graph.ts'
import type { Branching } from '../layout.ts'
import { branchesOf, leaving, mainRoad, spineOf } from '../main-road.ts'
import { asWords, titleOf, whenInWords } from '../state-title.ts'

/** Main road of an application with what branches off it, as one page shows it. */
export interface RoadPage {
  readonly title: string
  readonly initial: string
  readonly states: ReadonlyMap<string, RoadState>
  readonly branching: Branching
}

export interface RoadState extends Pick<GraphState, 'id' | 'kind' | 'job'> {
  readonly title: string
  /** How one comes here, as sentences without an end: "Offer selected, if the home is in Texas". */
  readonly comes: readonly string[]
  /** Number of states that branch off farther than this page shows. */
  readonly beyond: number
}

/** Reads the page from the machine of the server. `titles` are those of pages. */
export function mainRoadOf(
  machine: MachineGraph,
  roads: readonly Road[],
  titles: ReadonlyMap<string, string>,
  lender: string,
): RoadPage {
  const road = mainRoad(roads)
  const spine = spineOf(machine, road)
  const below = branchesOf(machine, spine)
  const beyondOf = (id: string): number =>
    [...below].reduce((sum, [child, parent]) => (parent === id ? sum + 1 + beyondOf(child) : sum), 0)
  const onRoad = new Set(spine)
  const isShown = ({ id }: GraphState) => {
    const parent = below.get(id)
    return onRoad.has(id) || parent === '*' || (parent !== undefined && onRoad.has(parent))
  }
  const states = machine.states.filter(isShown)
  const from = new Map(spine.slice(1).map((id, index) => [id, spine[index] ?? '']))
  const roadState = (state: GraphState): RoadState => ({
    id: state.id,
    kind: state.kind,
    ...(state.job !== undefined && { job: state.job }),
    title: titleOf({
      ...state,
      pages: state.pages.map((each) => ({ ...each, title: titles.get(each.page) ?? each.page })),
    }),
    comes: comesTo(machine, state.id, from.get(state.id) ?? below.get(state.id)),
    beyond: onRoad.has(state.id) ? 0 : beyondOf(state.id),
  })
  return {
    title: `The journey of ${lender}${road === undefined ? '' : `: ${road.title}`}`,
    initial: machine.initial,
    states: new Map(states.map((state) => [state.id, roadState(state)])),
    branching: {
      spine,
      states: states.map(({ id }) => {
        const parent = below.get(id)
        return { id, ...(parent !== undefined && { below: parent }) }
      }),
      arrows: [],
    },
  }
}

/** Events that lead to a state from the one before it; of a state to which many lead, all events. */
function comesTo(machine: MachineGraph, id: string, from: string | undefined): readonly string[] {
  if (from === undefined) return []
  const arrows = from === '*' ? machine.arrows : leaving(machine.arrows, from)
  return [...new Set(arrows.filter(({ to }) => to === id).map(sentence))]
}

const sentence = ({ event, when }: Arrow): string => `${asWords(event)}${whenInWords(when)}`
