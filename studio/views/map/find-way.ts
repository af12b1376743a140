import type { MapMachine } from '../../api/map.ts'

export type MapArrow = MapMachine['arrows'][number]

/** Arrows out of a state, those of every state too. */
export const leavingOf = ({ arrows }: MapMachine, id: string): readonly MapArrow[] =>
  arrows.filter(({ from, except = [] }) => from === id || (from === '*' && !except.includes(id)))

export const comingOf = ({ arrows }: MapMachine, id: string): readonly MapArrow[] =>
  arrows.filter(({ to }) => to === id)

/** Arrows of a shortest way between two states; undefined if there is none. */
export function findWay(machine: MapMachine, from: string, to: string): readonly MapArrow[] | undefined {
  const ways = new Map<string, readonly MapArrow[]>([[from, []]])
  for (const [state, way] of ways) {
    if (state === to) return way
    for (const arrow of leavingOf(machine, state))
      if (!ways.has(arrow.to) && arrow.change !== 'removed') ways.set(arrow.to, [...way, arrow])
  }
  return undefined
}
