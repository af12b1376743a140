import type { Choice } from '#engine'
import { asWords } from '../graph/state-title.ts'
import { pageTitles } from '../words/page-titles.ts'
import { firstWords } from '../words/short.ts'
import type { Side } from './side.ts'

/** Names of pages and states as people know them, with the id in brackets. */
export interface Names {
  readonly page: (id: string) => string
  /** State of the server. */
  readonly serverState: (id: string) => string
  /** State of the browser. */
  readonly clientState: (id: string) => string
}

/** Most words of a title, so that a sentence has room for three. */
const mostOfTitle = 6

/** Names by the first of the sides that knows a page or state. */
export function namesOf(...sides: readonly Side[]): Names {
  const titles = sides.map(({ value }) => pageTitles(value))
  const titleOf = (page: string) =>
    titles.map((known) => known.get(page)).find((title) => title !== undefined && title !== page)
  const first = <T>(find: (side: Side) => T | undefined) =>
    sides.map(find).find((found) => found !== undefined)
  const ofState = (id: string, page: Choice<'page'> | undefined, job: string | undefined) =>
    named(id, job === undefined ? pagesIn(page).map(titleOf).findLast(isText) : asWords(job))
  return {
    page: (id) => named(id, titleOf(id)),
    serverState: (id) =>
      ofState(
        id,
        first(({ effective: { source } }) => source.serverStates.states[id]?.page),
        first(({ effective: { source } }) => source.process.states[id]?.job),
      ),
    clientState: (id) => {
      const state = first(({ effective: { source } }) => source.journey.states[id])
      return ofState(id, state?.page, state?.job)
    },
  }
}

const pagesIn = (page: Choice<'page'> | undefined): readonly string[] =>
  page === undefined ? [] : typeof page === 'string' ? [page] : page.map((variant) => variant.page)

const isText = (title: string | undefined): title is string => title !== undefined

const named = (id: string, title: string | undefined): string =>
  title === undefined ? id : `"${firstWords(title, mostOfTitle)}" (${id})`
