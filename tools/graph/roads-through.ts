import type { Road } from '../scenario/roads.ts'

/** Names of the roads that pass a server state or a page. */
export interface RoadsThrough {
  readonly states: ReadonlyMap<string, readonly string[]>
  readonly pages: ReadonlyMap<string, readonly string[]>
}

export function roadsThrough(roads: readonly Road[]): RoadsThrough {
  return {
    states: group(roads, ({ states, end, pages }) => [...states, end, ...Object.values(pages)].map(stateOf)),
    pages: group(roads, ({ pages, endPage }) => [
      ...Object.keys(pages),
      ...(endPage === undefined ? [] : [endPage]),
    ]),
  }
}

/** State of a visit: `STATE#2` is the second visit. */
const stateOf = (visit: string): string => visit.replace(/#\d+$/, '')

function group(roads: readonly Road[], keysOf: (road: Road) => readonly string[]) {
  const pairs = roads.flatMap((road) => [...new Set(keysOf(road))].map((key) => ({ key, name: road.name })))
  return new Map(
    [...Map.groupBy(pairs, ({ key }) => key)].map(([key, own]) => [key, own.map(({ name }) => name)]),
  )
}
