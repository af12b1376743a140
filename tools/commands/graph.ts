import { loadProject, resolveTenant, type TenantJourney } from '#source'
import { createGraph } from '../graph/create-graph.ts'
import type { Graph } from '../graph/graph.ts'
import { toJourneyDocument } from '../graph/journey-document.ts'
import { markChanges } from '../graph/mark-changes.ts'
import { drawRoad } from '../graph/one-page/draw-road.ts'
import { mainRoadOf } from '../graph/one-page/main-road-of.ts'
import { toHtml } from '../graph/one-page/to-html.ts'
import { roadsOf } from '../graph/roads-of.ts'
import { toMermaid } from '../graph/to-mermaid.ts'
import { lightColorsOf } from '../host/theme-of.ts'
import type { StateCount } from '../plugin/plugin.ts'
import { pageTitles } from '../words/page-titles.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { readPlace } from './input/read-place.ts'
import { requireServer } from './input/read-positions.ts'
import { readSource } from './input/read-source.ts'
import { readRoads, testsFolder } from './input/tests-folder.ts'

const formats = {
  mermaid: (graph: Graph) => toMermaid(graph, ['client', 'server']),
  json: (graph: Graph) => JSON.stringify(graph, null, 2),
  markdown: toJourneyDocument,
} as const

/**
 * Prints the effective journey of a tenant as a drawing or as data; marks differences from another folder or
 * revision.
 */
export async function printGraph(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['tenant', 'format', 'against', 'url'], ['counts', 'main-road'])
  if (options.has('main-road')) {
    if (options.find('against') !== undefined || options.has('counts'))
      throw new CommandFailure(2, '--main-road shows neither --against nor --counts.')
    return printMainRoad(options.find('tenant'), options.find('format'))
  }
  const print = formats[chooseOption('format', options.find('format') ?? 'mermaid', formats)]
  const tenant = options.find('tenant')
  const against = options.find('against')
  const drawn = graphOf(tenant)
  const now = options.has('counts') ? await withCounts(drawn, options.find('url')) : drawn
  console.log(print(against === undefined ? now : markChanges(now, graphOf(tenant, against))))
  return 0
}

const pageFormats = { svg: drawRoad, html: toHtml } as const

/** Prints the main road of an application with its side branches, for one sheet of paper. */
function printMainRoad(asked: string | undefined, format = 'html'): number {
  const print = pageFormats[chooseOption('format', format, pageFormats)]
  const { tenant } = loadJourney(asked)
  const { value } = readSource(() => resolveTenant(readPlace(), tenant.code))
  const roads = roadsOf(tenant, readRoads(testsFolder()))
  const page = mainRoadOf(graphOf(tenant.code).server, roads, pageTitles(value), nameOf(tenant))
  console.log(print(page, lightColorsOf(tenant.theme)))
  return 0
}

async function withCounts(graph: Graph, url: string | undefined): Promise<Graph> {
  const server = await requireServer(readSource(() => loadProject(flowsFolder())))
  return addCounts(graph, await server.counts({ url, tenant: graph.tenant }))
}

function graphOf(tenant: string | undefined, place?: string): Graph {
  const effective = loadJourney(tenant, place)
  const roads = readRoads(testsFolder(place))
  return createGraph(effective, roadsOf(effective.tenant, roads))
}

/** Name of a lender: the text that stands for its logo, or its code. */
const nameOf = ({ theme, code }: TenantJourney['tenant']): string => theme?.logoAlt ?? code

/** Adds to the graph how many applications ever reached each server state, and how many are in it now. */
function addCounts(graph: Graph, states: readonly StateCount[]): Graph {
  const counts = new Map(states.map(({ state, reached, standing }) => [state, { reached, standing }]))
  const none = { reached: 0, standing: 0 }
  const counted = graph.server.states.map((state) => ({
    ...state,
    applications: counts.get(state.id) ?? none,
  }))
  return { ...graph, server: { ...graph.server, states: counted } }
}
