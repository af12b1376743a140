import { findServerState, type MachineSource, type StateSource } from '#engine'
import { reachableStates, type TenantJourney } from '#source'
import type { Road } from '../scenario/roads.ts'
import { createArrows, type Senders } from './create-arrows.ts'
import type { Graph, GraphState, MachineGraph } from './graph.ts'
import { type RoadsThrough, roadsThrough } from './roads-through.ts'
import { type Say, sayWith, variantsInWords } from './variants-in-words.ts'

/** Creates the graph of a tenant; `roads` are those that its applicants may walk. */
export function createGraph(effective: TenantJourney, roads: readonly Road[]): Graph {
  const { tenant, source } = effective
  const say = sayWith(source.predicates.predicates, effective.project)
  const through = roadsThrough(roads)
  return {
    tenant: tenant.code,
    client: machineGraph(source.journey, clientStates(source, through.pages, say), pageSenders(source), say),
    server: machineGraph(
      source.process,
      serverStates(effective, through.states, say),
      submissionSenders(source),
      say,
    ),
  }
}

type Roads = RoadsThrough['pages']
type Source = TenantJourney['source']

function clientStates({ journey }: Source, roads: Roads, say: Say): readonly GraphState[] {
  return Object.entries(journey.states).map(([id, state]) => {
    const pages = pagesOf(state.page, say)
    const own = pages.flatMap(({ page }) => roads.get(page) ?? [])
    return { ...stateOf(id, state), pages, roads: [...new Set(own)].sort() }
  })
}

/** States of the process, then those without events that only have a page. */
function serverStates(
  { source: { process, serverStates }, journey, project }: TenantJourney,
  roads: Roads,
  say: Say,
): readonly GraphState[] {
  const mapped = Object.keys(serverStates.states).filter((key) => project.states.includes(key))
  return [...new Set([...Object.keys(process.states), ...mapped])].map((id) => ({
    ...stateOf(id, process.states[id] ?? {}),
    pages: pagesOf(findServerState(journey.serverStates, id)?.source.page, say),
    roads: roads.get(id) ?? [],
  }))
}

const stateOf = (id: string, { kind = 'interactive', job }: StateSource) => ({
  id,
  kind,
  ...(job === undefined ? {} : { job }),
})

const pagesOf = (page: StateSource['page'], say: Say): GraphState['pages'] =>
  page === undefined
    ? []
    : variantsInWords(page, 'page', say).map(({ value, when }) => ({
        page: value,
        ...(when === undefined ? {} : { when }),
      }))

const pageSenders = ({ pages }: Source): Senders =>
  groupByEvent(
    Object.entries(pages.pages).flatMap(([page, { events = [] }]) => events.map((event) => [page, event])),
  )

const submissionSenders = ({ process }: Source): Senders =>
  groupByEvent(Object.entries(process.submissions).map(([name, { event }]) => [name, event]))

const groupByEvent = (pairs: readonly (readonly [string, string])[]): Senders =>
  new Map(
    [...Map.groupBy(pairs, ([, event]) => event)].map(([event, own]) => [event, own.map(([name]) => name)]),
  )

function machineGraph(
  machine: MachineSource,
  states: readonly GraphState[],
  senders: Senders,
  say: Say,
): MachineGraph {
  const reached = reachableStates(machine)
  const mark = <T extends object>(value: T, state: string): T & { readonly unreachable?: true } =>
    reached.has(state) || state === '*' ? value : { ...value, unreachable: true }
  return {
    initial: machine.initial,
    states: states.map((state) => mark(state, state.id)),
    arrows: createArrows(machine, senders, say).map((arrow) => mark(arrow, arrow.from)),
  }
}
