import { memoize } from '#engine'
import { asJsonObject, asStrings, childObject, type Source, SourceError, tenantJourney } from '#source'
import { createGraph } from '../../tools/graph/create-graph.ts'
import type { Graph, GraphState, MachineGraph } from '../../tools/graph/graph.ts'
import { branchesOf, mainRoad, spineOf } from '../../tools/graph/main-road.ts'
import { markChanges } from '../../tools/graph/mark-changes.ts'
import { roadsOf } from '../../tools/graph/roads-of.ts'
import { titleOf } from '../../tools/graph/state-title.ts'
import type { Road } from '../../tools/scenario/roads.ts'
import type { MapMachine, MapState, MapView, WrittenTransition } from '../api/map.ts'
import type { Problem } from '../api/overview.ts'
import { conditionText, predicatesOf } from './conditions.ts'
import { changesOf } from './map-changes.ts'
import { pageRows } from './pages.ts'

/** Source of a map. */
export interface MapSubject {
  readonly source: Source
  readonly lender: string
  readonly roads: readonly Road[]
  readonly problems: readonly Problem[]
  /** Journey with which it is compared. */
  readonly before?: { readonly source: Source; readonly lender: string }
}

/** The journey of a lender as a drawing; says why if it cannot be drawn. */
export function mapView({ source, lender, roads, problems, before }: MapSubject): MapView {
  const rows = pageRows(source, [])
  const frame = {
    lender,
    conditions: Object.entries(predicatesOf(source)).map(([name, condition]) => ({
      name,
      says: conditionText(source, condition as never) ?? name,
    })),
    pageIds: rows.map(({ id }) => id),
  }
  try {
    const now = graphOf(source, lender, roads)
    const then = before === undefined ? undefined : graphOf(before.source, before.lender, roads)
    const graph = then === undefined ? now : markChanges(now, { ...then, tenant: lender })
    const road = mainRoad(roads)
    const titles = new Map(rows.map(({ id, title }) => [id, title]))
    const machine = (part: MachineGraph, file: string): MapMachine =>
      machineOf(part, { source, file, road, problems, titles })
    return {
      ...frame,
      ...(road !== undefined && { road: road.title }),
      pages: machine(graph.client, 'flows/journey.json'),
      application: machine(graph.server, 'flows/process.json'),
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { ...frame, pages: nothing, application: nothing, failure: error.message }
  }
}

const nothing: MapMachine = {
  file: '',
  initial: '',
  spine: [],
  states: [],
  arrows: [],
  changes: [],
  transitions: {},
}

const graphOf = (source: Source, lender: string, roads: readonly Road[]): Graph => {
  const effective = effectiveOf(source)(lender)
  return createGraph(effective, roadsOf(effective.tenant, roads))
}

const effectiveOf = memoize((source: Source) => memoize((lender: string) => tenantJourney(source, lender)))

interface Frame {
  readonly source: Source
  readonly file: string
  readonly road: Road | undefined
  readonly problems: readonly Problem[]
  readonly titles: ReadonlyMap<string, string>
}

function machineOf(graph: MachineGraph, frame: Frame): MapMachine {
  // What is gone is drawn, but no road leads there.
  const standing = {
    ...graph,
    states: graph.states.filter(({ change }) => change !== 'removed'),
    arrows: graph.arrows.filter(({ change }) => change !== 'removed'),
  }
  const spine = spineOf(standing, frame.road)
  const below = branchesOf(graph, spine)
  const states = graph.states.map((state) => stateOf(state, below.get(state.id), frame))
  const written = asJsonObject(frame.source.files.get(frame.file)?.value)
  return {
    file: frame.file,
    initial: graph.initial,
    spine,
    states,
    arrows: graph.arrows,
    changes: changesOf(graph, (id) => states.find((state) => state.id === id)?.title ?? id),
    transitions: childObject(written, 'transitions') as unknown as Readonly<
      Record<string, WrittenTransition>
    >,
    ...(Array.isArray(written.triggerOrder) && { triggerOrder: asStrings(written.triggerOrder) }),
  }
}

function stateOf(
  { id, kind, job, pages, unreachable, change }: GraphState,
  below: string | undefined,
  { file, problems, titles }: Frame,
): MapState {
  const concerns = ({ place, page }: Problem) =>
    (place.file === file || place.file === 'flows/server-states.json'
      ? place.pointer.split('/').includes(id)
      : false) || pages.some((each) => each.page === page)
  const titled = pages.map((each) => ({ ...each, title: titles.get(each.page) ?? each.page }))
  return {
    id,
    kind,
    title: titleOf({ id, pages: titled, ...(job !== undefined && { job }) }),
    ...(job !== undefined && { job }),
    ...(unreachable !== undefined && { unreachable }),
    ...(change !== undefined && { change }),
    ...(below !== undefined && { below }),
    pages: titled,
    problems: problems.filter(concerns).map(({ message }) => message),
  }
}
