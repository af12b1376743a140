import type { Effects, Leaf, PredicateSource, PredicatesSource, ProcessSource } from '#engine'
import type { StateChange } from './process/process-reach.ts'
import { keyOf } from './values/key-of.ts'

interface Process {
  readonly source: ProcessSource
  readonly predicates: PredicatesSource['predicates']
  readonly moves: readonly StateChange[]
}

/** Finds the states in which a leaf may fail to hold, each with the events of a path on which nothing gives it. */
export type FindUncertain = (leaf: Leaf) => ReadonlyMap<string, readonly string[]>

/** Creates a finder for leaves that decide nothing. These depend on the path alone, so no contexts are followed. */
export function createUncertainFinder({ source, predicates, moves }: Process): FindUncertain {
  const outgoing = Map.groupBy(moves, ({ from }) => from)
  const events = new Set(moves.map(({ event }) => event))
  const read = (effects: Effects | undefined) => readEffect(effects ?? {}, predicates)
  const begun = shortestWays(source.initial, outgoing)
  const begin = read(source.begin)
  const anytime = read(source.anytime)
  const meanwhile = new Map(
    Object.entries(source.meanwhile ?? {}).map(([state, effects]) => [state, read(effects)]),
  )
  const variants = new Map([...events].map((event) => [event, variantsOf(source, event).map(read)]))
  return (leaf) => findUncertain(leaf, { source, outgoing, begun, begin, anytime, meanwhile, variants })
}

/** Leaves certain after an effect, and fields that it may change. */
interface Effect {
  /** Keys of the leaves that then hold. */
  readonly given: ReadonlySet<string>
  readonly sets: NonNullable<Effects['sets']>
}

interface Ways {
  readonly source: ProcessSource
  readonly outgoing: ReadonlyMap<string, readonly StateChange[]>
  /** Events of a shortest path, by state. */
  readonly begun: ReadonlyMap<string, readonly string[]>
  readonly begin: Effect
  readonly anytime: Effect
  /** Effects possible while an application is in a state, by state. */
  readonly meanwhile: ReadonlyMap<string, Effect>
  /** Possible effects, by event. */
  readonly variants: ReadonlyMap<string, readonly Effect[]>
}

function findUncertain(leaf: Leaf, process: Ways): ReadonlyMap<string, readonly string[]> {
  const { source, outgoing, begun, begin, anytime, meanwhile, variants } = process
  const key = keyOf(leaf)
  const isGiven = ({ given }: Effect) => given.has(key)
  const mayLose = (effect: Effect | undefined) =>
    effect !== undefined && touches(effect, leaf) && !isGiven(effect)
  const isLostAnytime = mayLose(anytime)
  const staying = (state: string) => isLostAnytime || mayLose(meanwhile.get(state))
  const losing = new Set([...variants].flatMap(([event, each]) => (each.some(mayLose) ? [event] : [])))
  const giving = new Set([...variants].flatMap(([event, each]) => (each.every(isGiven) ? [event] : [])))
  const ways = new Map<string, readonly string[]>()

  const arrive = (state: string, events: readonly string[], isCertain: boolean) => {
    if ((isCertain && !staying(state)) || ways.has(state)) return
    ways.set(state, events)
  }

  // Starts from every reachable state: paths without the leaf begin where an event loses it.
  arrive(source.initial, [], isGiven(begin))
  for (const [from, events] of begun) {
    arrive(from, events, true)
    for (const { event, to } of outgoing.get(from) ?? []) arrive(to, [...events, event], !losing.has(event))
  }
  for (const [from, events] of ways) {
    for (const { event, to } of outgoing.get(from) ?? []) arrive(to, [...events, event], giving.has(event))
  }
  return ways
}

/** Possible effects of an event: its variants, and no effect if none of them may hold. */
function variantsOf({ effects = {} }: ProcessSource, event: string): readonly Effects[] {
  const variants = [effects[event] ?? []].flat()
  return variants.at(-1) !== undefined && variants.at(-1)?.when === undefined ? variants : [...variants, {}]
}

function shortestWays(initial: string, outgoing: ReadonlyMap<string, readonly StateChange[]>) {
  const ways = new Map<string, readonly string[]>([[initial, []]])
  for (const [from, events] of ways)
    for (const { event, to } of outgoing.get(from) ?? []) if (!ways.has(to)) ways.set(to, [...events, event])
  return ways
}

/** Whether an effect may change a leaf's field so that the leaf no longer holds. */
const touches = ({ sets }: Effect, { field, exists, includes }: Leaf): boolean =>
  sets.some((entry) => {
    if (typeof entry === 'string') return entry === field
    if (entry.field !== field) return false
    return includes === undefined ? exists !== true : entry.includesAny?.includes(includes) === true
  })

const readEffect = ({ gives = [], sets = [] }: Effects, predicates: Process['predicates']): Effect => ({
  given: new Set(gives.flatMap((condition) => [...impliedBy(condition, predicates)])),
  sets,
})

/** Keys of the leaves that a condition implies, as far as its parts show this. */
function impliedBy(condition: PredicateSource, predicates: Process['predicates']): ReadonlySet<string> {
  if (typeof condition === 'string') {
    const named = predicates[condition]
    return named === undefined ? new Set() : impliedBy(named, predicates)
  }
  if ('all' in condition) return new Set(condition.all.flatMap((part) => [...impliedBy(part, predicates)]))
  if ('any' in condition) {
    const [first = new Set<string>(), ...others] = condition.any.map((part) => impliedBy(part, predicates))
    return new Set([...first].filter((key) => others.every((each) => each.has(key))))
  }
  return new Set('not' in condition ? [] : [keyOf(condition)])
}
