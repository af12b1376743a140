import type { Road } from '../scenario/roads.ts'
import type { Arrow, MachineGraph } from './graph.ts'

/** A state is entered from many places, rather than beside one of them, if this many lead there. */
const many = 6

/** The road that opens the most pages and states: the one that goes all the way. */
export const mainRoad = (roads: readonly Road[]): Road | undefined =>
  roads.reduce<Road | undefined>(
    (best, road) => (best === undefined || lengthOf(road) > lengthOf(best) ? road : best),
    undefined,
  )

const lengthOf = ({ states, pages }: Road): number => states.length + Object.keys(pages).length

/**
 * States of the main road in order: by the shortest way from the initial state past what a road must pass, to an end. Without a
 * road, to the end that is farthest from the beginning.
 */
export function spineOf(machine: MachineGraph, road: Road | undefined): readonly string[] {
  const spine = [machine.initial]
  for (const goals of waypointsOf(machine, road)) {
    if (spine.some((state) => goals.has(state))) continue
    const way = findWay(machine, spine.at(-1) ?? '', goals, new Set(spine))
    spine.push(...way)
  }
  return spine
}

/** Sets of states of which the main road passes one each. */
function waypointsOf({ states, ...machine }: MachineGraph, road: Road | undefined) {
  const ends = new Set(
    states
      .filter(({ kind, unreachable }) => kind === 'terminal' && unreachable === undefined)
      .map(({ id }) => id),
  )
  if (road === undefined) return [farthest({ states, ...machine }, ends)]
  const known = new Set(states.map(({ id }) => id))
  const showing = [...Object.keys(road.pages), ...(road.endPage === undefined ? [] : [road.endPage])].map(
    (page) =>
      new Set(states.filter(({ pages }) => pages.some((each) => each.page === page)).map(({ id }) => id)),
  )
  const named = passedBy(road).filter((state) => known.has(state))
  if (named.length > 0) return named.map((state) => new Set([state]))
  const last = states.filter(({ id, roads }) => ends.has(id) && roads.includes(road.name)).map(({ id }) => id)
  return [...showing, new Set(last)].filter(({ size }) => size > 0)
}

/** Server states that a road passes: those that it must, each after the one before it, among those in which it opens pages. */
function passedBy({ pages, states, end }: Road): readonly string[] {
  const passed = [...new Set(Object.values(pages).map((visit) => visit.replace(/#\d+$/, '')))]
  for (const [index, state] of [...states, end].entries())
    if (!passed.includes(state)) passed.splice(passed.indexOf(states[index - 1] ?? '') + 1, 0, state)
  return passed
}

function farthest(machine: MachineGraph, ends: ReadonlySet<string>): ReadonlySet<string> {
  const ways = [...ends].map((end) => findWay(machine, machine.initial, new Set([end]), new Set()))
  return new Set(
    ways.reduce<readonly string[]>((best, way) => (way.length > best.length ? way : best), []).slice(-1),
  )
}

/** States after `from` up to the nearest goal; a way of events that every state admits counts as longer. */
function findWay(
  machine: MachineGraph,
  from: string,
  goals: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): readonly string[] {
  const open: { readonly state: string; readonly cost: number; readonly way: readonly string[] }[] = [
    { state: from, cost: 0, way: [] },
  ]
  const done = new Set(closed)
  done.delete(from)
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { state, cost, way } = next
    if (goals.has(state)) return way
    if (done.has(state)) continue
    done.add(state)
    for (const arrow of leaving(machine.arrows, state))
      if (!done.has(arrow.to))
        open.push({ state: arrow.to, cost: cost + (arrow.from === '*' ? 2 : 1), way: [...way, arrow.to] })
    open.sort((a, b) => a.cost - b.cost)
  }
  return []
}

export const leaving = (arrows: readonly Arrow[], state: string): readonly Arrow[] =>
  arrows.filter(({ from, except = [] }) => from === state || (from === '*' && !except.includes(state)))

/** State from which each state beside the spine branches off, by state; `*` for those to which many lead. */
export function branchesOf({ arrows }: MachineGraph, spine: readonly string[]): ReadonlyMap<string, string> {
  const onSpine = new Set(spine)
  const below = new Map<string, string>()
  for (const [to, own] of Map.groupBy(arrows, (arrow) => arrow.to)) {
    const sources = new Set(own.map(({ from }) => from).filter((from) => from !== to))
    if (!onSpine.has(to) && (sources.has('*') || sources.size >= many)) below.set(to, '*')
  }
  const line = [...spine, ...below.keys()]
  for (let at = 0; at < line.length; at++)
    for (const { from, to } of arrows) {
      if (from !== line[at] || onSpine.has(to) || below.has(to)) continue
      below.set(to, from)
      line.push(to)
    }
  return below
}
