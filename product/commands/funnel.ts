import { asText, type JsonObject } from '#source'
import { loadJourney } from '../../tools/commands/input/load-journey.ts'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { createGraph } from '../../tools/graph/create-graph.ts'
import { loadFunnel, objectsOf } from '../operator/load-funnel.ts'
import { serverUrl } from '../operator/server-url.ts'

/** Prints and draws at which states the applicants of a lender stop, from the event log of a running server. */
export async function funnel(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['tenant', 'url'], ['json'])
  const effective = loadJourney(options.find('tenant'))
  const answer = await loadFunnel(serverUrl(options), effective.tenant.code)
  const { states } = createGraph(effective, []).server
  const pages = new Map(states.map(({ id, pages }) => [id, pages.map(({ page }) => page)]))
  console.log(options.has('json') ? JSON.stringify(answer, null, 2) : print(answer, pages))
  return 0
}

/** `pagesOf` names the pages that a server state may show. */
function print(
  { tenant = '', applications = 0, states, pages }: JsonObject,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): string {
  const told = new Map(objectsOf(pages).map((page) => [asText(page.page), page]))
  const lines = objectsOf(states).map(({ state, reached = 0, standing = 0 }) => {
    const shown = pagesOf.get(asText(state)) ?? []
    return [
      asText(state),
      bar(Number(reached), Number(applications)),
      String(reached),
      standing === 0 ? '' : `${standing} here`,
      shown.join(' or '),
      seen(shown.map((page) => told.get(page)).filter((page) => page !== undefined)),
    ]
  })
  const head = ['state', 'reached by', '', 'stand', 'page', 'seen']
  return [`${applications} applications of ${asText(tenant)}`, '', ...columns([head, ...lines])].join('\n')
}

const barWidth = 24

function bar(reached: number, of: number): string {
  const filled = of === 0 ? 0 : Math.round((reached / of) * barWidth)
  return '█'.repeat(filled).padEnd(barWidth, '·')
}

function seen(pages: readonly JsonObject[]): string {
  if (pages.length === 0) return ''
  const sum = (key: string) => pages.reduce((total, page) => total + Number(page[key] ?? 0), 0)
  const timed = pages.filter(({ meanMs }) => meanMs !== undefined)
  const spentMs = timed.reduce((total, { meanMs, views }) => total + Number(meanMs) * Number(views), 0)
  const timedViews = timed.reduce((total, { views }) => total + Number(views), 0)
  const mean = timedViews === 0 ? '' : `, ${Math.round(spentMs / timedViews / 1000)} s each`
  return `${sum('views')} views${mean}, ${sum('exits')} left`
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
