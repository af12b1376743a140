import { type PagesSource, pathOf } from '#engine'
import { loadRoad, type Road, roadNames } from '../../tools/scenario/roads.ts'

export const roads = roadNames().map((name) => loadRoad(name))

export const publicPagesOf = ({ pages }: PagesSource): readonly string[] =>
  Object.entries(pages).flatMap(([id, { area }]) => (area === 'public' ? [id] : []))

export const pathsOf = (road: Road): readonly string[] => [
  ...Object.keys(road.pages),
  ...Object.keys(road.signerPages),
]

/** Page id of a path in a road's file: `income/link/TRUV_PAYROLL` belongs to the page income/link. */
export const pageIn = ({ pages }: PagesSource, path: string): string | undefined =>
  Object.keys(pages)
    .filter((id) => path === id || path.startsWith(`${id}/`))
    .sort((a, b) => b.length - a.length)[0]

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

/** Address of a page of a road's file, for an application. */
export function addressOf(pages: PagesSource, path: string, uuid: string): string {
  const id = pageIn(pages, path) ?? path
  const [own] = path.slice(id.length + 1).split('/')
  const [name] = pages.pages[id]?.params ?? []
  return pathOf(pages, id, { uuid, params: name === undefined || !own ? {} : { [name]: own } })
}
