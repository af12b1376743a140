import { isDeepStrictEqual } from 'node:util'
import type { Arrow, ChangeKind, Graph, GraphState, MachineGraph } from './graph.ts'

/** Graph `now` with marks for everything new or different from `before`, and with what was removed. */
export const markChanges = (now: Graph, before: Graph): Graph => ({
  tenant: now.tenant,
  client: markMachine(now.client, before.client),
  server: markMachine(now.server, before.server),
})

const markMachine = (now: MachineGraph, before: MachineGraph): MachineGraph => ({
  initial: now.initial,
  states: mark<GraphState>(now.states, before.states, ({ id }) => id),
  arrows: mark<Arrow>(now.arrows, before.arrows, ({ event, from, to }) => `${event} ${from} ${to}`, [
    ranked(now, before),
    ranked(before, now),
  ]),
})

type Compare<T> = (part: T) => object

function mark<T extends object>(
  now: readonly T[],
  before: readonly T[],
  keyOf: (part: T) => string,
  [compareNow, compareBefore]: readonly [Compare<T>, Compare<T>] = [(part) => part, (part) => part],
): readonly (T & { readonly change?: ChangeKind })[] {
  const known = new Map(before.map((part) => [keyOf(part), compareBefore(part)]))
  const left = new Set(now.map(keyOf))
  return [
    ...now.map((part) => withChange(part, changeOf(compareNow(part), known.get(keyOf(part))))),
    ...before.filter((part) => !left.has(keyOf(part))).map((part) => withChange(part, 'removed')),
  ]
}

/** Ranks triggers among those that both have, so that an added one does not change the others. */
function ranked({ arrows }: MachineGraph, other: MachineGraph): Compare<Arrow> {
  const shared = new Set(other.arrows.filter(({ order }) => order !== undefined).map(({ event }) => event))
  const orders = arrows.flatMap(({ event, order }) =>
    order === undefined || !shared.has(event) ? [] : [order],
  )
  const ranks = [...new Set(orders)].sort((a, b) => a - b)
  return (arrow) => ({ ...arrow, order: arrow.order === undefined ? -1 : ranks.indexOf(arrow.order) })
}

const withChange = <T extends object>(
  part: T,
  change: ChangeKind | undefined,
): T & { readonly change?: ChangeKind } => (change === undefined ? part : { ...part, change })

function changeOf(part: object, before: object | undefined): ChangeKind | undefined {
  if (before === undefined) return 'added'
  return isDeepStrictEqual(part, before) ? undefined : 'changed'
}
