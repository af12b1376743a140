import type { PagesSource } from '#engine'
import { loadRoad, type Road, roadNames } from '../../tools/scenario/roads.ts'

export const roads = roadNames().map((name) => loadRoad(name))

export const publicPagesOf = ({ pages }: PagesSource): readonly string[] =>
  Object.entries(pages).flatMap(([id, { area }]) => (area === 'public' ? [id] : []))

export const pathsOf = (road: Road): readonly string[] => [
  ...Object.keys(road.pages),
  ...Object.keys(road.signerPages),
]

export interface Share {
  readonly road: Road
  /** Paths of the pages to check on this road. */
  readonly fresh: readonly string[]
}

export function everyRoad(): readonly Share[] {
  return roads.map((road) => ({ road, fresh: pathsOf(road) })).filter(({ fresh }) => fresh.length > 0)
}

/**
 * Assigns each page to one road, with as few roads as possible: the next road is always the one with the most
 * unassigned pages.
 */
export function fewestRoads(): readonly Share[] {
  const shares: Share[] = []
  const seen = new Set<string>()
  for (;;) {
    const [next] = roads
      .map((road) => ({ road, fresh: pathsOf(road).filter((path) => !seen.has(path)) }))
      .sort((a, b) => b.fresh.length - a.fresh.length)
    if (next === undefined || next.fresh.length === 0) return shares
    for (const path of next.fresh) seen.add(path)
    shares.push(next)
  }
}
