import type { FastifyInstance } from 'fastify'
import { memoize } from '#engine'
import { loadPlace, type Source, SourceError } from '#source'
import { forkPoint } from '../../tools/commands/input/fork-point.ts'
import { loadRoad, type Road, roadNames } from '../../tools/scenario/roads.ts'
import type { MapView } from '../api/map.ts'
import type { Problem } from '../api/overview.ts'
import { firstLender } from '../model/lenders.ts'
import { mapView } from '../model/map.ts'
import type { Workspace } from './workspace.ts'

type Query = { readonly Querystring: { readonly lender?: string; readonly against?: 'draft' | 'first' } }

/** Answers with the map of the journey. */
export function addMapRoutes(
  app: FastifyInstance,
  workspace: Workspace,
  problems: (source: Source) => readonly Problem[],
): void {
  const before = readBefore(workspace.dir)
  const roadsBeside = memoize((_: Source) => readRoads(workspace.dir))
  app.get<Query>('/api/map', ({ query }): MapView => {
    const source = workspace.source()
    const first = firstLender(source)
    const lender = query.lender ?? first
    const fork = query.against === 'draft' ? before() : undefined
    return mapView({
      source,
      lender,
      problems: problems(source),
      roads: roadsBeside(source),
      ...(fork !== undefined && { before: { source: fork, lender } }),
      ...(query.against === 'first' && { before: { source, lender: first } }),
    })
  })
}

function readRoads(dir: string): readonly Road[] {
  try {
    return roadNames(dir).map((name) => loadRoad(name, dir))
  } catch (error) {
    // A journey can be drawn without its roads.
    if (error instanceof SourceError) return []
    throw error
  }
}

/** Journey at the fork point, read once for each revision; undefined without git. */
function readBefore(dir: string): () => Source | undefined {
  let known: { readonly revision: string; readonly source: Source } | undefined
  return () => {
    const revision = forkPoint(dir)
    if (revision === undefined) return undefined
    if (known?.revision !== revision) known = { revision, source: loadPlace(revision, dir) }
    return known.source
  }
}
