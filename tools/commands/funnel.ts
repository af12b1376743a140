import { asText, type JsonObject } from '#source'
import { createGraph } from '../graph/create-graph.ts'
import { loadFunnel, objectsOf } from '../operator/load-funnel.ts'
import { serverUrl } from '../operator/server-url.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'

/** Prints and draws at which states the applicants of a lender stop, from the event log of a running server. */
export async function funnel(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['tenant', 'url'], ['json'])
  const effective = loadJourney(options.find('tenant'))
  const answer = await loadFunnel(serverUrl(options), effective.tenant.code)
  const { states } = createGraph(effective, []).server
  const pages = new Map(states.map(({ id, pages: [first] }) => [id, first?.page ?? '']))
  console.log(options.has('json') ? JSON.stringify(answer, null, 2) : print(answer, pages))
  return 0
}

/** `pageOf` names the first page that a server state may show. */
function print(
  { tenant = '', applications = 0, states, pages }: JsonObject,
  pageOf: ReadonlyMap<string, string>,
): string {
  const told = new Map(objectsOf(pages).map((page) => [asText(page.page), page]))
  const lines = objectsOf(states).map(({ state, reached = 0, standing = 0 }) => {
    const page = pageOf.get(asText(state)) ?? ''
    return [
      asText(state),
      bar(Number(reached), Number(applications)),
      String(reached),
      standing === 0 ? '' : `${standing} here`,
      page,
      seen(told.get(page)),
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

function seen(page: JsonObject | undefined): string {
  if (page === undefined) return ''
  const mean = page.meanMs === undefined ? '' : `, ${Math.round(Number(page.meanMs) / 1000)} s each`
  return `${Number(page.views)} views${mean}, ${Number(page.exits)} left`
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
