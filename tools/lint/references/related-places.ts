import { type Context, type PredicateSource, resolvePage, stateOf } from '#engine'
import { camelCase, type Finding, type Flows, type Place, parsePointer, pointerTo, valueAt } from '#source'
import type { Subject } from '../rule.ts'
import { homeOf } from './known-ids.ts'
import { namesIn, whensOf } from './named-conditions.ts'
import { referencesBelow } from './references.ts'

/**
 * Adds related places to a finding, which may also contain the fault: ids named at its place, the last event of its
 * witness, and the cause of the page shown.
 */
export function withRelated(subject: Subject, finding: Finding): Finding {
  const pointers = new Set(relatedTo(subject, finding).filter((pointer) => isThere(subject, pointer)))
  const found = [...pointers].flatMap((pointer) => subject.keyAt(pointer) ?? [])
  const related = [...(finding.related ?? []), ...found].filter(
    (place, index, all) =>
      ![finding, finding.override].some((own) => own !== undefined && isWithin(own, place)) &&
      all.findIndex(({ file, pointer }) => file === place.file && pointer === place.pointer) === index,
  )
  return related.length === 0 ? finding : { ...finding, related }
}

const isWithin = (place: Place, other: Place): boolean =>
  place.file === other.file && `${place.pointer}/`.startsWith(`${other.pointer}/`)

const isThere = ({ value }: Subject, pointer: string): boolean =>
  valueAt(value, parsePointer(pointer)) !== undefined

/** Pointers within the effective flows, existing or not. */
function relatedTo(subject: Subject, finding: Finding): readonly string[] {
  const { flows } = subject
  const { events = [], context } = finding.witness ?? {}
  const named = namedAt(subject, finding)
  if (flows === undefined) return named
  return [
    ...named,
    ...events.slice(-1).flatMap((event) => partsOf(flows, event)),
    // A witness without a state is about a condition alone, and about no page.
    ...(context === undefined || stateOf(flows.project, context) === 'UNKNOWN'
      ? []
      : deciders(flows, context)),
  ]
}

/** Parts of a process event: its effects, and the conditions of its targets. */
const partsOf = (flows: Flows, event: string): readonly string[] => [
  pointerTo('process', 'transitions', event),
  pointerTo('process', 'effects', event),
  ...predicatesIn(flows, whensOf(flows.source.process.transitions[event]?.to)),
]

/** Ids named at the place of a finding; for a predicate, also those in it. */
function namedAt({ source, flows }: Subject, { file, pointer }: Finding): readonly string[] {
  const named = source.files.get(file)
  if (named === undefined) return []
  const { kind } = named
  const references = referencesBelow(named, pointer, source.project)
  return (references.length > few ? [] : references).flatMap((reference) =>
    reference.kind === 'predicate' && flows !== undefined
      ? predicatesIn(flows, [reference.id])
      : (homeOf(reference, camelCase(kind)) ?? []),
  )
}

/** Limit above which a finding is about its place as a whole. */
const few = 5

/** Causes of a page: the mapping of the server state, or the event by which the browser came to rest. */
function deciders(flows: Flows, context: Context): readonly string[] {
  const { journey, source } = flows
  const { by, why } = resolvePage(journey, context)
  const mapping = why.rule ?? stateOf(flows.project, context)
  const mapped = pointerTo('serverStates', 'states', mapping)
  const last = why.path?.at(-1)?.event
  if (by === 'server-state' || last === undefined)
    return [mapped, ...predicatesIn(flows, whensOf(source.serverStates.states[mapping]?.page))]
  const { trigger } = source.journey.transitions[last] ?? {}
  return [
    mapped,
    pointerTo('journey', 'transitions', last),
    ...predicatesIn(flows, trigger === undefined ? [] : [trigger]),
  ]
}

const predicatesIn = ({ source }: Flows, conditions: readonly PredicateSource[]): readonly string[] =>
  conditions
    .flatMap((condition) => namesIn(condition, source.predicates))
    .map((name) => pointerTo('predicates', 'predicates', name))
