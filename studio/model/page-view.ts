import { pointerTo, type Source, SourceError, tenantJourney } from '#source'
import { createGraph } from '../../tools/graph/create-graph.ts'
import type { Arrow } from '../../tools/graph/graph.ts'
import type { Problem } from '../api/overview.ts'
import type { PageView } from '../api/pages.ts'
import { nodeAt } from './nodes.ts'
import { formsOf, pageRows, pagesFile, sentenceKeys } from './pages.ts'
import { listed } from './sentences-of.ts'

/** A page with its settings, forms and sentences, and how one comes to it and away from it. Undefined if there is none of this id. */
export function pageView(
  source: Source,
  id: string,
  lender: string,
  problems: readonly Problem[],
): PageView | undefined {
  const row = pageRows(source, problems).find((each) => each.id === id)
  const settings = nodeAt(source, pagesFile, pointerTo('pages', id))
  if (row === undefined || settings === undefined) return undefined
  return {
    row,
    settings,
    forms: formsOf(source, id),
    sentences: listed(source, sentenceKeys(source, id), lender),
    ...arrowsOf(source, id, lender),
  }
}

/** Arrows to and from the states that show a page, in words; none while the journey cannot be compiled. */
function arrowsOf(source: Source, id: string, lender: string): Pick<PageView, 'entries' | 'comes' | 'leads'> {
  try {
    const { client, server } = createGraph(tenantJourney(source, lender), [])
    const parts = [client, server].map(({ states, arrows }) => {
      const own = states.filter(({ pages }) => pages.some(({ page }) => page === id)).map((state) => state.id)
      return {
        comes: arrows.filter(({ to, from }) => own.includes(to) && !own.includes(from)),
        leads: arrows.filter(({ from }) => own.includes(from)),
      }
    })
    return {
      entries: [...new Set(parts[1]?.comes.map(({ event }) => event))],
      comes: parts.flatMap(({ comes }) =>
        comes.map((arrow) => `${nameOf(arrow.from)}, by ${describe(arrow)}`),
      ),
      leads: parts.flatMap(({ leads }) => leads.map((arrow) => `${arrow.to}, by ${describe(arrow)}`)),
    }
  } catch (error) {
    if (error instanceof SourceError) return { entries: [], comes: [], leads: [] }
    throw error
  }
}

const nameOf = (state: string): string => (state === '*' ? 'any state' : state)

const describe = ({ event, when }: Arrow): string => (when === undefined ? event : `${event}, if ${when}`)
