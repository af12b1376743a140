import path from 'node:path'
import type { PagesSource } from '#engine'
import { asJsonObject, asText, childObject, filesOf, type Source } from '#source'
import type { Situation, Situations } from '../../tools/plugin/preview.ts'
import { pageIn } from '../../tools/scenario/road-pages.ts'
import { loadRoad, type Road, roadNames } from '../../tools/scenario/roads.ts'

/** How a page is come to: the road, the step of it, and the page's path in the road's file. */
export interface Way {
  readonly road: string
  readonly at: string
  readonly path: string
  readonly isSigner: boolean
  /** Whether the page is opened again after it was answered. */
  readonly isAnswered: boolean
}

export const visitor: Situation = { id: 'visitor', title: 'As a visitor' }

/** Situations in which applicants meet a page, those of the main road first. */
export function situationsOf(source: Source, pages: PagesSource, id: string, dir: string): Situations {
  const page = pages.pages[id]
  if (page?.area === 'public') return { situations: [visitor] }
  const roads = roadNames(dir)
    .map((name) => loadRoad(name, dir))
    .sort((a, b) => Number(b.name === 'main') - Number(a.name === 'main'))
  const named = roads.flatMap((road) => [
    ...waysIn(pages, id, road, road.pages, false),
    ...waysIn(pages, id, road, road.signerPages, true),
  ])
  const byState = statesOf(source, id).flatMap((state) => {
    const road = roads.find(({ states, end }) => states.includes(state) || end === state)
    const isKnown = road === undefined || named.some(({ at }) => at.split('#')[0] === state)
    return isKnown ? [] : [{ road: road.name, at: state, path: id, isSigner: false, isAnswered: false }]
  })
  const ways = [...named, ...byState]
  // What asks nothing cannot be answered.
  const asks = page?.form !== undefined || page?.submissions !== undefined
  const answered = asks ? ways.filter(({ isSigner }) => !isSigner).slice(0, 3) : []
  const titles = new Map(roads.map(({ name, title }) => [name, title]))
  const situations = [...ways, ...answered.map((way) => ({ ...way, isAnswered: true }))].map((way) => ({
    id: JSON.stringify(way),
    title: titleOf(way, titles.get(way.road) ?? way.road, id),
  }))
  if (situations.length > 0) return { situations }
  const { roads: own } = source.project
  const folder = own === undefined ? 'the roads' : path.posix.join(own.folder, '*.json')
  const missing = `No road opens "${id}". Name it with its server state under "pages" of a road (${folder}), and it shows here.`
  return { situations, missing }
}

const waysIn = (
  pages: PagesSource,
  id: string,
  { name }: Road,
  shown: Road['pages'],
  isSigner: boolean,
): readonly Way[] =>
  Object.entries(shown)
    .filter(([each]) => pageIn(pages, each) === id)
    .map(([each, at]) => ({ road: name, at, path: each, isSigner, isAnswered: false }))

/** Server states that show a page. */
const statesOf = (source: Source, id: string): readonly string[] =>
  filesOf(source, 'server-states').flatMap(({ value }) =>
    Object.entries(childObject(asJsonObject(value), 'states')).flatMap(([state, shows]) => {
      const { page } = asJsonObject(shows)
      const variants = Array.isArray(page) ? page.map((each) => asText(asJsonObject(each).page)) : [page]
      return variants.includes(id) ? [state] : []
    }),
  )

function titleOf({ at, path: shown, isAnswered }: Way, road: string, id: string): string {
  const own = shown === id ? '' : ` (${shown.slice(id.length + 1)})`
  return `${isAnswered ? 'Answered before' : 'As first met'} at ${at}${own}: ${road}`
}
