import type { Effects, Leaf, PredicateSource, PredicatesSource, ProcessSource } from '#engine'
import { keyOf } from './key-of.ts'
import type { Move } from './process-reach.ts'

interface Process {
  readonly source: ProcessSource
  readonly predicates: PredicatesSource['predicates']
  readonly moves: readonly Move[]
}

/** The states in which a leaf is not certain to hold, each with the events of a way on which nothing gives it. */
export type FindUncertain = (leaf: Leaf) => ReadonlyMap<string, readonly string[]>

/** For leaves by which nothing is decided: which way an application went says everything of them, so no contexts are followed. */
export function createUncertainFinder(process: Process): FindUncertain {
  const outgoing = Map.groupBy(process.moves, ({ from }) => from)
  const events = new Set(process.moves.map(({ event }) => event))
  const variants = new Map([...events].map((event) => [event, variantsOf(process.source, event)]))
  const begun = shortestWays(process.source.initial, outgoing)
  return (leaf) => findUncertain(leaf, { ...process, outgoing, begun, variants })
}

interface Ways extends Process {
  readonly outgoing: ReadonlyMap<string, readonly Move[]>
  /** State to the events of a shortest way. */
  readonly begun: ReadonlyMap<string, readonly string[]>
  /** Event to what it may do. */
  readonly variants: ReadonlyMap<string, readonly Effects[]>
}

function findUncertain(leaf: Leaf, process: Ways): ReadonlyMap<string, readonly string[]> {
  const { source, outgoing, begun, variants } = process
  const isGiven = (effects: Effects) => (effects.gives ?? []).some((given) => implies(given, leaf, process))
  const mayLose = (effects: Effects | undefined) =>
    effects !== undefined && touches(effects, leaf) && !isGiven(effects)
  const staying = (state: string) => mayLose(source.anytime) || mayLose(source.meanwhile?.[state])
  const losing = new Set([...variants].flatMap(([event, each]) => (each.some(mayLose) ? [event] : [])))
  const giving = new Set([...variants].flatMap(([event, each]) => (each.every(isGiven) ? [event] : [])))
  const ways = new Map<string, readonly string[]>()

  const arrive = (state: string, events: readonly string[], isCertain: boolean) => {
    if ((isCertain && !staying(state)) || ways.has(state)) return
    ways.set(state, events)
  }

  // Certain or not, every state is come to; those that lose it by an event are where ways without it begin.
  arrive(source.initial, [], isGiven(source.begin ?? {}))
  for (const [from, events] of begun) {
    arrive(from, events, true)
    for (const { event, to } of outgoing.get(from) ?? []) arrive(to, [...events, event], !losing.has(event))
  }
  for (const [from, events] of ways) {
    for (const { event, to } of outgoing.get(from) ?? []) arrive(to, [...events, event], giving.has(event))
  }
  return ways
}

/** What an event may do: its variants, and nothing at all where none of them may hold. */
function variantsOf({ effects = {} }: ProcessSource, event: string): readonly Effects[] {
  const variants = [effects[event] ?? []].flat()
  return variants.at(-1) !== undefined && variants.at(-1)?.when === undefined ? variants : [...variants, {}]
}

function shortestWays(initial: string, outgoing: ReadonlyMap<string, readonly Move[]>) {
  const ways = new Map<string, readonly string[]>([[initial, []]])
  for (const [from, events] of ways)
    for (const { event, to } of outgoing.get(from) ?? []) if (!ways.has(to)) ways.set(to, [...events, event])
  return ways
}

/** Whether effects may change the field of a leaf so that it no longer holds. */
const touches = ({ sets = [] }: Effects, { field, exists, includes }: Leaf): boolean =>
  sets.some((entry) => {
    if (typeof entry === 'string') return entry === field
    if (entry.field !== field) return false
    return includes === undefined ? exists !== true : entry.includesAny?.includes(includes) === true
  })

/** Whether a leaf holds wherever a condition does, as far as its parts say so. */
function implies(condition: PredicateSource, leaf: Leaf, process: Process): boolean {
  if (typeof condition === 'string') {
    const named = process.predicates[condition]
    return named !== undefined && implies(named, leaf, process)
  }
  if ('all' in condition) return condition.all.some((part) => implies(part, leaf, process))
  if ('any' in condition) return condition.any.every((part) => implies(part, leaf, process))
  return !('not' in condition) && keyOf(condition) === keyOf(leaf)
}
